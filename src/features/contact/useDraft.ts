import { useEffect, type RefObject } from 'react';
import { longest, messageParameter, purposeParameter, purposes, type Purpose } from '../../config/contact.ts';
import { contactDraftKey } from '../../config/storage.ts';
import { fromStorage } from '../../lib/browser/storage.ts';
import { normalizeFields } from '../../records/contact/contactFields.ts';
import { formEntries } from './readFields.ts';

const fields = ['purpose', 'name', 'email', 'message'] as const;

/** The question of a link that was filled in last, beside the fields of a draft. */
const questionField = 'question';

/**
 * Restores the unsent text of this tab, and fills in the message of the page's address (`messageParameter`). What the visitor has typed
 * before stays. Where the browser itself shows an older state, on the way back, the draft wins.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const own = form.current;
    if (!own) return;
    restore(own, isReturn());
    fillInQuestion(own);
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      restore(own, true);
      own.dispatchEvent(new Event('input', { bubbles: true }));
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [form]);
}

/** Whether the browser has filled in the fields as they were when it left the page. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Fills in the draft: empty fields only, unless it `wins`. */
function restore({ elements }: HTMLFormElement, wins: boolean): void {
  const draft = readDraft();
  for (const field of fields) {
    const control = elements.namedItem(field);
    const stored = draft.get(field);
    if (stored === null) continue;
    if (control instanceof RadioNodeList && (wins || control.value === purposes[0])) control.value = stored;
    if (isTextField(control) && (wins || control.value === '')) control.value = stored;
  }
}

/** Stores the fields for this tab only. */
export function saveDraft(form: HTMLFormElement, question = readDraft().get(questionField) ?? ''): void {
  const entries = formEntries(form);
  const draft = new URLSearchParams(fields.map((field) => [field, entries.get(field) ?? '']));
  if (question) draft.set(questionField, question);
  fromStorage(() => sessionStorage.setItem(contactDraftKey, draft.toString()));
}

export const clearDraft = (): void => fromStorage(() => sessionStorage.removeItem(contactDraftKey));

/** Any text makes parameters, so a damaged draft has none of the fields. */
const readDraft = () => new URLSearchParams(fromStorage(() => sessionStorage.getItem(contactDraftKey)) ?? '');

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

/**
 * Fills in the question of the address below what the visitor has written, and in place of an earlier question that stands there alone.
 * Chooses the purpose of the address. Removes both from it, so that a reload does not add them again. A purpose that somebody may have chosen stays.
 */
function fillInQuestion(form: HTMLFormElement): void {
  const address = new URL(location.href);
  const question = plainText(address.searchParams.get(messageParameter) ?? '');
  const wanted = purposes.find((each) => each === address.searchParams.get(purposeParameter));
  if (question === '' && !wanted) return;
  address.searchParams.delete(messageParameter);
  address.searchParams.delete(purposeParameter);
  history.replaceState(history.state, '', address);
  const field = form.elements.namedItem('message');
  const choice = form.elements.namedItem('purpose');
  if (!(field instanceof HTMLTextAreaElement)) return;
  const draft = readDraft();
  const isAlone = field.value === '' || field.value === draft.get(questionField);
  if (choice instanceof RadioNodeList && field.value === '' && String(draft) === '')
    choice.value = wanted ?? questionPurpose;
  if (field.value.includes(question)) return;
  field.value = isAlone ? question : `${field.value}\n\n${question}`;
  saveDraft(form, question);
}
