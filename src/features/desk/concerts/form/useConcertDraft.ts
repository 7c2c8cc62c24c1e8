import { useRef, useState } from 'react';
import type { Concert } from '../../../../contracts/concert.ts';
import type { Translate } from '../../frame/translate.ts';
import { concertErrors, type ConcertError } from '../data/concertErrors.ts';
import type { Draft } from '../data/drafts.ts';
import type { Outcome } from '../data/sendDraft.ts';
import type { TypedConcert } from '../data/typedConcert.ts';
import type { ConcertsDesk } from '../data/useConcerts.ts';

export interface DraftOptions {
  desk: Pick<ConcertsDesk, 'drafts' | 'save'>;
  /** Key of the draft. */
  draftKey: string;
  /** The values before anything is typed. */
  initial: TypedConcert;
  base?: Concert | undefined;
  t: Translate;
  onSaved: (saved: Extract<Outcome, { kind: 'saved' }>) => void;
}

const isEqual = (one: TypedConcert, other: TypedConcert) =>
  Object.entries(one).every(([field, value]) => other[field as keyof TypedConcert] === value);

/** State of a concert's form. Stores each change as a draft in the browser, and sends it when it is valid. */
export function useConcertDraft({ desk, draftKey, initial, base, t, onSaved }: DraftOptions) {
  const stored = desk.drafts.find(draftKey);
  const [typed, setTyped] = useState(stored?.typed ?? initial);
  const [errors, setErrors] = useState<readonly ConcertError[]>([]);
  const [status, setStatus] = useState(stored ? t(stored.isWaiting ? 'save-offline' : 'draft-kept') : '');
  const [isSending, setSending] = useState(false);
  /** The version that was open when the typing began, and the key of every attempt. */
  const started = useRef<Pick<Draft, 'base' | 'idempotencyKey'>>({
    base: stored ? stored.base : base,
    idempotencyKey: stored?.idempotencyKey ?? crypto.randomUUID(),
  });
  const draftOf = (values: TypedConcert): Draft => ({
    key: draftKey,
    typed: values,
    ...started.current,
    isWaiting: false,
  });

  const show = (outcome: Outcome) => {
    if (outcome.kind === 'saved') onSaved(outcome);
    else if (outcome.kind === 'invalid') {
      setErrors(outcome.errors);
      setStatus(t('status-missing'));
    } else if (outcome.kind === 'offline') setStatus(t('save-offline'));
    else if (outcome.kind === 'gone') setStatus(t('save-gone'));
    else if (outcome.kind === 'failed') setStatus(outcome.reason || t('concert-failed'));
    else setStatus('');
  };

  return {
    typed,
    errors,
    status,
    isSending,
    change: (patch: Partial<TypedConcert>) => {
      const next = { ...typed, ...patch };
      setTyped(next);
      if (errors.length > 0) setErrors(concertErrors(next, new Date()));
      if (isEqual(next, initial)) {
        desk.drafts.remove(draftKey);
        setStatus('');
      } else setStatus(t(desk.drafts.save(draftOf(next)) ? 'draft-kept' : 'draft-unkept'));
    },
    /** Sends the values with these changes. Returns the first invalid field. */
    submit: async (changes: Partial<TypedConcert> = {}): Promise<ConcertError['field'] | undefined> => {
      if (isSending) return undefined;
      const values = { ...typed, ...changes };
      const found = concertErrors(values, new Date());
      setErrors(found);
      const [first] = found;
      if (first) {
        setStatus(t('status-missing'));
        return first.field;
      }
      setSending(true);
      setStatus(t('concert-saving'));
      const outcome = await desk.save(draftOf(values));
      setSending(false);
      if (outcome) show(outcome);
      return outcome?.kind === 'invalid' ? outcome.errors[0]?.field : undefined;
    },
    isDirty: !isEqual(typed, initial),
    discard: () => {
      desk.drafts.remove(draftKey);
      started.current = { base, idempotencyKey: crypto.randomUUID() };
      setTyped(initial);
      setErrors([]);
      setStatus('');
    },
  };
}
