import { useEffect, type RefObject } from 'react';
import { longest, messageParameter, type Purpose } from '../../config/contact.ts';
import { contactDraftKey } from '../../config/storage.ts';
import { normalizeFields } from '../../records/contact/contactFields.ts';
import { formEntries } from './readFields.ts';

const fields = ['purpose', 'name', 'email', 'message'] as const;

/** Restores the unsent text of this tab after a reload or on return. Fields that are not empty stay as they are. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const draft = readDraft();
    for (const field of fields) {
      const control = form.current?.elements.namedItem(field);
      if (control instanceof RadioNodeList) control.value = draft.get(field) ?? control.value;
      else if (isTextField(control) && control.value === '') control.value = draft.get(field) ?? '';
    }
  }, [form]);
}

/**
 * Fills in the message of the page's address (`messageParameter`), below a message that the visitor has begun. Removes it from the
 * address, so that a reload does not add it again.
 */
export function useQuestion(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const address = new URL(location.href);
    const question = plainText(address.searchParams.get(messageParameter) ?? '');
    if (!form.current || question === '') return;
    address.searchParams.delete(messageParameter);
    history.replaceState(history.state, '', address);
    fillIn(form.current, question);
    saveDraft(form.current);
  }, [form]);
}

/** Stores the fields for this tab only. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = formEntries(form);
  const draft = new URLSearchParams(fields.map((field) => [field, entries.get(field) ?? '']));
  try {
    sessionStorage.setItem(contactDraftKey, draft.toString());
  } catch {
    // Without storage the text is only in the form.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(contactDraftKey);
  } catch {
    // Nothing was stored.
  }
}

/** Any text makes parameters, so a damaged draft has none of the fields. */
function readDraft(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(contactDraftKey) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

const isTextField = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** The purpose of a question from another page. */
const questionPurpose: Purpose = 'general';

/** Anybody can write such an address, so the text is normalized and cut like a typed one. */
const plainText = (message: string) =>
  normalizeFields({ purpose: questionPurpose, name: '', email: '', message }).message.slice(
    0,
    longest.message,
  );

function fillIn({ elements }: HTMLFormElement, question: string): void {
  const field = elements.namedItem('message');
  const choice = elements.namedItem('purpose');
  if (!(field instanceof HTMLTextAreaElement) || field.value.includes(question)) return;
  if (field.value === '' && choice instanceof RadioNodeList) choice.value = questionPurpose;
  field.value = [field.value, question].filter(Boolean).join('\n\n');
}
