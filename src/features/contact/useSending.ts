import { useEffect, useRef, useState } from 'react';
import { useSingleClick } from '../../components/hooks/useSingleClick.ts';
import { contactAddress, shortestWriting, tookField } from '../../config/contact.ts';
import { errorsIn, type ContactError, type ContactFields } from '../../contracts/contactFields.ts';
import { ApiProblem, call } from '../../lib/browser/http.ts';
import { readFields } from './readFields.ts';

/** Where the sending stands; `title` is why it failed, empty where nothing answered. */
export type Sending =
  | { step: 'idle' }
  | { step: 'sending'; label: 'sending' }
  | { step: 'sent'; label: 'sent' | 'sent-kept' }
  /** `found` is as the last attempt found it; `errors` are those of them that still hold. */
  | { step: 'wrong'; found: readonly ContactError[]; errors: readonly ContactError[] }
  | { step: 'failed'; title: string };

/**
 * Sends the form in place, one message at a time. `onSent` is called before success is announced, unless something was typed
 * since: then the form stays as it is. `recheck` takes the errors away that a field no longer has.
 */
export function useSending(onSent: () => void) {
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const seen = useRef(0);
  useEffect(() => {
    seen.current = performance.now();
  }, []);

  // The second of two presses would find the form emptied, and complain.
  const press = useSingleClick();

  const send = async (form: HTMLFormElement) => {
    const errors = errorsIn(readFields(form));
    if (errors.length > 0) return refusal(errors);
    setSending({ step: 'sending', label: 'sending' });
    const body = entriesOf(form);
    const sent = String(body);
    try {
      body.append(tookField, String(await longEnough(seen.current)));
      await call(contactAddress, { method: 'POST', body });
      if (String(entriesOf(form)) !== sent) return { step: 'sent', label: 'sent-kept' } as const;
      onSent();
      return { step: 'sent', label: 'sent' } as const;
    } catch (error) {
      return failure(error);
    }
  };
  const submit = (form: HTMLFormElement) => {
    if (sending.step === 'sending') return;
    press(() => void send(form).then(setSending));
  };
  const recheck = (form: HTMLFormElement, field: string) => {
    setSending((now) =>
      now.step === 'wrong' ? { ...now, errors: withField(now.errors, field, readFields(form)) } : now,
    );
  };
  return { sending, submit, recheck };
}

const refusal = (found: readonly ContactError[]): Sending => ({ step: 'wrong', found, errors: found });

/** The errors after a change of one field. A field without an error gets none while it is being typed in. */
export const withField = (
  errors: readonly ContactError[],
  changed: string,
  fields: ContactFields,
): readonly ContactError[] =>
  errors.flatMap((error) =>
    error.field === changed ? errorsIn(fields).filter(({ field }) => field === changed) : [error],
  );

/** Waits until nobody could take the visitor for a machine; answers the milliseconds since `seen`. */
async function longEnough(seen: number): Promise<number> {
  const missing = shortestWriting - (performance.now() - seen);
  if (missing > 0) await new Promise((done) => setTimeout(done, missing + 1));
  return Math.round(performance.now() - seen);
}

function entriesOf(form: HTMLFormElement): URLSearchParams {
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entries.append(name, value);
  return entries;
}

function failure(error: unknown): Sending {
  if (!(error instanceof ApiProblem)) return { step: 'failed', title: '' };
  const { errors } = error.extensions;
  return Array.isArray(errors) ? refusal(errors as ContactError[]) : { step: 'failed', title: error.title };
}
