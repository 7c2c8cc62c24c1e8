import { useEffect, type RefObject } from 'react';
import { draftKey } from '../../config/contact.ts';

const fields = ['purpose', 'name', 'email', 'message'] as const;
type Draft = Partial<Record<(typeof fields)[number], string>>;

/** Restores the unsent text of this tab after a reload or on return. Fields that are not empty stay as they are. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const draft = readDraft();
    for (const field of fields) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof RadioNodeList) control.value = draft[field] ?? control.value;
      else if (isTextField(control) && control.value === '') control.value = draft[field] ?? '';
    }
  }, [form]);
}

/** Stores the fields for this tab only. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  try {
    sessionStorage.setItem(
      draftKey,
      JSON.stringify(Object.fromEntries(fields.map((name) => [name, data.get(name)]))),
    );
  } catch {
    // Without storage the text is only in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was stored.
  }
}

function readDraft(): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

const isTextField = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
