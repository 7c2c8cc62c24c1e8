import { useEffect, useRef, useState } from 'react';
import { useSingleClick } from '../../components/hooks/useSingleClick.ts';
import { contactAddress, shortestWriting, tookField } from '../../config/contact.ts';
import { errorsIn, type ContactError, type ContactFields } from '../../records/contact/contactFields.ts';
import { ApiProblem, call, reportDefect } from '../../lib/browser/http.ts';
import { formEntries, readFields } from './readFields.ts';

/** State of the form; `title` is the reason of a failure, empty without a response. */
type Sending =
  | { step: 'idle' }
  | { step: 'sending'; label: 'sending' }
  | { step: 'sent'; label: 'sent' | 'sent-kept' }
  /** `initialErrors` are those of the last attempt; `errors` are the ones that remain. */
  | { step: 'invalid'; initialErrors: readonly ContactError[]; errors: readonly ContactError[] }
  | { step: 'failed'; title: string };

/**
 * Sends one message at a time. Calls `onSent` before it announces success. If the visitor has typed meanwhile, the form stays and
 * `onSent` is not called. `recheck` removes the corrected errors of a field.
 */
export function useSending(onSent: () => void) {
  const [sending, setSending] = useState<Sending>({ step: 'idle' });
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  // The second half of a double click would find an empty form and show errors.
  const singleClick = useSingleClick();

  const send = async (form: HTMLFormElement) => {
    const errors = errorsIn(readFields(form));
    if (errors.length > 0) return invalid(errors);
    setSending({ step: 'sending', label: 'sending' });
    const body = formEntries(form);
    const sent = String(body);
    try {
      body.append(tookField, String(await waitForWritingTime(shownAt.current)));
      await call(contactAddress, { method: 'POST', body });
      if (String(formEntries(form)) !== sent) return { step: 'sent', label: 'sent-kept' } as const;
      onSent();
      return { step: 'sent', label: 'sent' } as const;
    } catch (error) {
      reportDefect(error);
      return failure(error);
    }
  };
  const submit = (form: HTMLFormElement) => {
    if (sending.step === 'sending') return;
    singleClick(() => void send(form).then(setSending));
  };
  const recheck = (form: HTMLFormElement, field: string) =>
    setSending((now) =>
      now.step === 'invalid' ? { ...now, errors: recheckField(now.errors, field, readFields(form)) } : now,
    );
  return { sending, submit, recheck };
}

const invalid = (initialErrors: readonly ContactError[]): Sending => ({
  step: 'invalid',
  initialErrors,
  errors: initialErrors,
});

/** The errors after a change of one field. A field without an error gets none while the visitor types. */
const recheckField = (
  errors: readonly ContactError[],
  changed: string,
  fields: ContactFields,
): readonly ContactError[] =>
  errors.flatMap((error) =>
    error.field === changed ? errorsIn(fields).filter(({ field }) => field === changed) : [error],
  );

/** Waits for the minimum writing time, so that the message is not taken for spam. Returns the milliseconds since `shownAt`. */
async function waitForWritingTime(shownAt: number): Promise<number> {
  const missing = shortestWriting - (performance.now() - shownAt);
  if (missing > 0) await new Promise((done) => setTimeout(done, missing + 1));
  return Math.round(performance.now() - shownAt);
}

function failure(error: unknown): Sending {
  if (!(error instanceof ApiProblem)) return { step: 'failed', title: '' };
  const { errors } = error.extensions;
  return Array.isArray(errors) ? invalid(errors as ContactError[]) : { step: 'failed', title: error.title };
}
