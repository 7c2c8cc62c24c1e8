import { hasExpired } from '../../../components/session/session.ts';
import { ApiProblem, reportDefect, Unreachable } from '../../../lib/browser/http.ts';
import type { Draft } from './drafts.ts';
import type { FieldError } from './fields.ts';
import { isEqual } from './isEqual.ts';
import { isGone, type recordCalls, type Saved, type StoredRecord } from './recordCalls.ts';

/** The end of an attempt to store a draft. */
export type Outcome<Typed, Stored, Field extends string> =
  | ({ kind: 'saved' } & Saved<Stored>)
  /** Somebody else was first. */
  | { kind: 'conflict'; draft: Draft<Typed, Stored> }
  | { kind: 'invalid'; errors: FieldError<Field>[] }
  | { kind: 'offline' | 'expired' | 'gone' }
  /** `reason` is a sentence of the API; empty where it gives none. */
  | { kind: 'failed'; reason: string };

/** A kind of record and the values of its form. */
interface Kind<Typed, Stored extends StoredRecord, Sent extends object, Field extends string> {
  calls: Pick<ReturnType<typeof recordCalls<Stored, Sent>>, 'add' | 'replace' | 'presentVersion'>;
  typedFrom: (stored: Stored) => Typed;
  /** Converts valid values. Fields that the form does not show stay as they are in `base`. */
  toSent: (typed: Typed, base?: Stored) => Sent;
  /** Errors of the fields that a failed call names; none for any other failure. */
  serverErrors: (failure: unknown) => FieldError<Field>[];
  /** Stores what the record needs first; a repeat must be safe. */
  complete?: (draft: Draft<Typed, Stored>) => Promise<Typed>;
}

/** Sends a draft; every repeat is safe. */
export async function sendDraft<
  Typed,
  Stored extends StoredRecord,
  Sent extends object,
  Field extends string,
>(
  draft: Draft<Typed, Stored>,
  kind: Kind<Typed, Stored, Sent, Field>,
): Promise<Outcome<Typed, Stored, Field>> {
  const { calls, typedFrom, toSent, complete } = kind;
  /** True when the stored record has these values. */
  const isSame = (stored: Stored, typed: Typed): boolean =>
    isEqual(toSent(typedFrom(stored), stored), toSent(typed, stored));
  try {
    const typed = complete ? await complete(draft) : draft.typed;
    const sent = toSent(typed, draft.base);
    if (draft.base) return { kind: 'saved', ...(await calls.replace(draft.base, sent)) };
    const saved = await calls.add(sent, draft.idempotencyKey);
    // An attempt without an answer was stored, and the values have changed since.
    if (!isSame(saved.record, typed)) return await sendDraft({ ...draft, typed, base: saved.record }, kind);
    return { kind: 'saved', ...saved };
  } catch (failure) {
    reportDefect(failure);
    const present = calls.presentVersion(failure);
    if (present) return { kind: 'conflict', draft: { ...draft, present, isWaiting: false } };
    if (hasExpired(failure)) return { kind: 'expired' };
    if (failure instanceof Unreachable) return { kind: 'offline' };
    if (isGone(failure)) return { kind: 'gone' };
    const errors = kind.serverErrors(failure);
    if (errors.length > 0) return { kind: 'invalid', errors };
    return { kind: 'failed', reason: failure instanceof ApiProblem ? failure.title : '' };
  }
}
