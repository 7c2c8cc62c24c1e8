import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const [own, setOwn] = useState(stored?.typed);
  // Follows the stored concert until something is typed.
  const typed = own ?? initial;
  const [errors, setErrors] = useState<readonly ConcertError[]>([]);
  const [status, setStatus] = useState(stored ? t(stored.isWaiting ? 'save-offline' : 'draft-kept') : '');
  const [isSending, setSending] = useState(false);
  /** The version that was open when the typing began, and the key of every attempt. */
  const started = useRef<Pick<Draft, 'base' | 'idempotencyKey'> | undefined>(stored);
  const draftOf = (values: TypedConcert): Draft => {
    started.current ??= { base, idempotencyKey: crypto.randomUUID() };
    const { base: before, idempotencyKey } = started.current;
    return { key: draftKey, typed: values, base: before, idempotencyKey, isWaiting: false };
  };
  const forget = () => {
    desk.drafts.remove(draftKey);
    started.current = undefined;
    setOwn(undefined);
    setStatus('');
  };

  const showErrors = (found: readonly ConcertError[]) => {
    setErrors(found);
    const [first] = found;
    if (first) setStatus(t('save-wrong', { reason: t(first.key) }));
    return first?.field;
  };
  const show = (outcome: Outcome) => {
    if (outcome.kind === 'saved') onSaved(outcome);
    else if (outcome.kind === 'invalid') showErrors(outcome.errors);
    else if (outcome.kind === 'offline') setStatus(t('save-offline'));
    else if (outcome.kind === 'gone') setStatus(t('save-gone'));
    else if (outcome.kind === 'failed') setStatus(outcome.reason || t('concert-failed'));
    else setStatus('');
  };
  const send = async (draft: Draft) => {
    setSending(true);
    setStatus(t('concert-saving'));
    const outcome = await desk.save(draft);
    setSending(false);
    if (outcome) show(outcome);
    return outcome?.kind === 'invalid' ? outcome.errors[0]?.field : undefined;
  };
  const sendAgain = useEffectEvent(() => {
    const waiting = desk.drafts.find(draftKey);
    if (waiting?.isWaiting) void send(waiting);
  });
  useEffect(() => {
    const handleOnline = () => {
      sendAgain();
    };
    addEventListener('online', handleOnline);
    return () => {
      removeEventListener('online', handleOnline);
    };
  }, []);

  return {
    typed,
    errors,
    status,
    isSending,
    /** Sent without an answer. */
    isWaiting: desk.drafts.find(draftKey)?.isWaiting ?? false,
    change: (patch: Partial<TypedConcert>) => {
      const next = { ...typed, ...patch };
      if (errors.length > 0) setErrors(concertErrors(next, new Date()));
      if (isEqual(next, initial)) {
        forget();
        return;
      }
      setOwn(next);
      setStatus(t(desk.drafts.save(draftOf(next)) ? 'draft-kept' : 'draft-unkept'));
    },
    /** Sends the values with these changes. Returns the first invalid field. */
    submit: async (changes: Partial<TypedConcert> = {}): Promise<ConcertError['field'] | undefined> => {
      if (isSending) return undefined;
      const values = { ...typed, ...changes };
      const wrong = showErrors(concertErrors(values, new Date()));
      return wrong ?? (await send(draftOf(values)));
    },
    isDirty: !isEqual(typed, initial),
    discard: () => {
      forget();
      setErrors([]);
    },
  };
}

export type ConcertDraft = ReturnType<typeof useConcertDraft>;
