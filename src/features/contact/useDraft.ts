import { useEffect, type RefObject } from 'react';
import { draftKey } from '../../config/contact.ts';

const fields = ['purpose', 'name', 'email', 'message'] as const;
type Draft = Partial<Record<(typeof fields)[number], string>>;

/** Brings back what was typed in this tab and never sent, after a reload or a way back; what stands there already stays. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const draft = stored();
    for (const field of fields) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof RadioNodeList) control.value = draft[field] ?? control.value;
      else if (isTextField(control) && control.value === '') control.value = draft[field] ?? '';
    }
  }, [form]);
}

/** Remembers what stands in the form, for this tab alone. */
export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  try {
    sessionStorage.setItem(
      draftKey,
      JSON.stringify(Object.fromEntries(fields.map((name) => [name, data.get(name)]))),
    );
  } catch {
    // Where nothing can be stored it is in the form, and only there.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was stored.
  }
}

function stored(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

const isTextField = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
