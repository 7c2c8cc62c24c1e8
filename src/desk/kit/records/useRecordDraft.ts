import { useState } from 'react';
import type { TextKey, Translate } from '../translate.ts';
import type { Draft, Drafts } from './drafts.ts';
import { isEqual } from './isEqual.ts';
import type { Outbox, Progress } from './outbox/outbox.ts';
import type { StoredRecord } from './recordCalls.ts';
import type { FieldError } from './recordKind.ts';

/** The part of the desk that a form changes. */
export interface DraftDesk<Typed extends object, Stored extends StoredRecord> {
  drafts: Drafts<Typed, Stored>;
  outbox: Outbox<Typed, Stored>;
}

export interface DraftOptions<Typed extends object, Stored extends StoredRecord> {
  desk: DraftDesk<Typed, Stored>;
  /** Key of the draft. */
  draftKey: string;
  /** The values before anything is typed. */
  initial: Typed;
  base?: Stored | undefined;
  t: Translate;
}

interface Rules<Typed, Stored> {
  /** All errors, in the order of the form; none when the values are a valid change of `base`. */
  findErrors: (typed: Typed, base: Stored | undefined) => FieldError[];
  /** Names the sentence for a record that was deleted meanwhile. */
  goneKey: TextKey;
}

/** State of a record's form. Keeps each change as a draft in the browser, and hands valid values to the outbox. */
export function useRecordDraft<Typed extends object, Stored extends StoredRecord>(
  { desk, draftKey, initial, base, t }: DraftOptions<Typed, Stored>,
  { findErrors, goneKey }: Rules<Typed, Stored>,
) {
  const { drafts, outbox } = desk;
  const draft = drafts.find(draftKey);
  const typed = draft?.typed ?? initial;
  const progress = outbox.progressOf(draftKey);
  const errors = progress?.kind === 'invalid' ? progress.errors : [];
  const [isKept, setKept] = useState(true);
  const [undo, setUndo] = useState<() => void>();
  const start = { typed: initial, base };
  const errorsOf = (values: Typed) => findErrors(values, draft?.base ?? base);

  return {
    typed,
    errors,
    status:
      draft && !isKept
        ? t('draft-unkept')
        : !draft && undo
          ? t('draft-discarded')
          : statusOf(draft, progress, t, goneKey),
    isSending: progress?.kind === 'sending',
    /** True when these values are on their way. */
    isWaiting: draft?.inFlight !== undefined && !hasNewer(draft),
    isDirty: draft !== undefined,
    change: (patch: Partial<Typed>) => {
      setKept(outbox.type(draftKey, patch, start));
      if (errors.length > 0) outbox.showErrors(draftKey, errorsOf({ ...typed, ...patch }));
    },
    /** Sends the values with these changes. Returns the first invalid field. */
    submit: async (changes: Partial<Typed> = {}): Promise<string | undefined> => {
      const [wrong, ...others] = errorsOf({ ...typed, ...changes });
      if (wrong) {
        outbox.showErrors(draftKey, [wrong, ...others]);
        return wrong.field;
      }
      const outcome = await outbox.submit(draftKey, start, changes);
      return outcome?.kind === 'invalid' ? outcome.errors[0]?.field : undefined;
    },
    discard: () => {
      const bringBack = outbox.discard(draftKey);
      setUndo(() => bringBack);
    },
    /** Brings a discarded draft back; undefined when there is none, or when something else was typed since. */
    undo: draft ? undefined : undo,
  };
}

export type DraftState<Typed extends object> = ReturnType<typeof useRecordDraft<Typed, StoredRecord>>;

/** True when newer values were typed than the ones that are sent. */
const hasNewer = <Typed, Stored>({
  typed,
  inFlight,
  next = inFlight?.typed,
}: Draft<Typed, Stored>): boolean => inFlight !== undefined && !isEqual(typed, next);

/** The line about a draft, which names what is stored, waits, or lacks. */
function statusOf<Typed, Stored>(
  draft: Draft<Typed, Stored> | undefined,
  progress: Progress | undefined,
  t: Translate,
  goneKey: TextKey,
): string {
  const isBehind = draft !== undefined && hasNewer(draft);
  switch (progress?.kind) {
    case 'sending':
      return t(isBehind ? 'saving-older' : 'concert-saving');
    case 'busy':
      return t('save-busy');
    case 'expired':
      return t('save-expired');
    case 'gone':
      return t(goneKey);
    case 'failed':
      return progress.reason || t('concert-failed');
    case 'invalid':
      return progress.errors[0] ? t('save-wrong', { reason: progress.errors[0].sentence }) : '';
    case 'behind':
      return t('saved-older');
    default:
      if (!draft) return '';
      if (!draft.inFlight) return t('draft-kept');
      return t(isBehind ? 'waits-older' : 'save-offline');
  }
}
