import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextKey, Translate } from '../frame/translate.ts';
import type { Draft, Drafts } from './drafts.ts';
import type { FieldError } from './fields.ts';
import { isEqual } from './isEqual.ts';
import type { Saved } from './recordCalls.ts';
import type { Outcome } from './sendDraft.ts';

export interface DraftOptions<Typed, Stored extends { id: string }, Field extends string> {
  desk: {
    drafts: Drafts<Typed, Stored>;
    save: (draft: Draft<Typed, Stored>) => Promise<Outcome<Typed, Stored, Field> | undefined>;
  };
  /** Key of the draft. */
  draftKey: string;
  /** The values before anything is typed. */
  initial: Typed;
  base?: Stored | undefined;
  t: Translate;
  onSaved: (saved: Saved<Stored>) => void;
}

interface Rules<Typed, Field extends string> {
  /** All errors, in the order of the form; none when the values are valid. */
  findErrors: (typed: Typed) => FieldError<Field>[];
  /** Names the sentence for a record that was deleted meanwhile. */
  goneKey: TextKey;
}

/** State of a record's form. Stores each change as a draft in the browser, and sends it when it is valid. */
export function useRecordDraft<Typed extends object, Stored extends { id: string }, Field extends string>(
  { desk, draftKey, initial, base, t, onSaved }: DraftOptions<Typed, Stored, Field>,
  { findErrors, goneKey }: Rules<Typed, Field>,
) {
  const stored = desk.drafts.find(draftKey);
  const [own, setOwn] = useState(stored?.typed);
  // Follows the stored concert until something is typed.
  const typed = own ?? initial;
  const [errors, setErrors] = useState<readonly FieldError<Field>[]>([]);
  const [status, setStatus] = useState(stored ? t(stored.isWaiting ? 'save-offline' : 'draft-kept') : '');
  const [isSending, setSending] = useState(false);
  /** The version that was open when the typing began, and the key of every attempt. */
  const started = useRef<Pick<Draft<Typed, Stored>, 'base' | 'idempotencyKey'> | undefined>(stored);
  const draftOf = (values: Typed): Draft<Typed, Stored> => {
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

  const showErrors = (found: readonly FieldError<Field>[]) => {
    setErrors(found);
    const [first] = found;
    if (first) setStatus(t('save-wrong', { reason: t(first.key) }));
    return first?.field;
  };
  const show = (outcome: Outcome<Typed, Stored, Field>) => {
    if (outcome.kind === 'saved') onSaved(outcome);
    else if (outcome.kind === 'invalid') showErrors(outcome.errors);
    else if (outcome.kind === 'offline') setStatus(t('save-offline'));
    else if (outcome.kind === 'gone') setStatus(t(goneKey));
    else if (outcome.kind === 'failed') setStatus(outcome.reason || t('concert-failed'));
    else setStatus('');
  };
  const send = async (draft: Draft<Typed, Stored>) => {
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
    change: (patch: Partial<Typed>) => {
      const next = { ...typed, ...patch };
      if (errors.length > 0) setErrors(findErrors(next));
      if (isEqual(next, initial)) {
        forget();
        return;
      }
      setOwn(next);
      setStatus(t(desk.drafts.save(draftOf(next)) ? 'draft-kept' : 'draft-unkept'));
    },
    /** Sends the values with these changes. Returns the first invalid field. */
    submit: async (changes: Partial<Typed> = {}): Promise<Field | undefined> => {
      if (isSending) return undefined;
      const values = { ...typed, ...changes };
      const wrong = showErrors(findErrors(values));
      return wrong ?? (await send(draftOf(values)));
    },
    isDirty: !isEqual(typed, initial),
    discard: () => {
      forget();
      setErrors([]);
    },
  };
}
