import type { Copy, Draft, DraftKind } from '../drafts.ts';
import { isEqual } from '../isEqual.ts';
import { merge, type Choices, type Groups } from '../merge.ts';
import type { StoredRecord } from '../recordCalls.ts';
import type { Outcome } from './sendCopy.ts';

/** A draft whose present values are on their way. */
export const frozen = <Typed, Stored>(draft: Draft<Typed, Stored>, typed: Typed): Draft<Typed, Stored> => ({
  ...draft,
  next: undefined,
  inFlight: { typed, base: draft.base, idempotencyKey: draft.idempotencyKey },
});

/** The draft after the answer to its copy; undefined when everything that was typed is stored. */
export function afterAnswer<Typed extends object, Stored extends StoredRecord>(
  { toForm, groups }: DraftKind<Typed, Stored>,
  draft: Draft<Typed, Stored>,
  copy: Copy<Typed, Stored>,
  outcome: Outcome<Stored>,
  newKey: () => string,
): Draft<Typed, Stored> | undefined {
  if (outcome.kind === 'later' || outcome.kind === 'expired') return draft;
  const settled = { ...draft, inFlight: undefined, next: undefined };
  if (outcome.kind === 'conflict')
    return {
      ...settled,
      base: draft.present ? draft.base : outcome.base,
      present: outcome.present,
      overtaken: outcome.groups,
    };
  // The next values may be the repaired ones.
  if (outcome.kind !== 'saved')
    return draft.next && outcome.kind !== 'gone' ? frozen(settled, draft.next) : settled;
  // A merged version settles the conflict.
  if (draft.present) return undefined;
  const stored = toForm(outcome.record);
  const newer = (typed: Typed) => rebase(groups, typed, copy.typed, stored);
  const typed = newer(draft.typed);
  if (isEqual(typed, stored)) return undefined;
  const rebased = { ...settled, typed, base: outcome.record, idempotencyKey: newKey() };
  return draft.next ? frozen(rebased, newer(draft.next)) : rebased;
}

/** Keeps each group of values that was typed after the copy, and takes all others from the stored version. */
function rebase<Typed>(groups: Groups<Typed>, typed: Typed, copy: Typed, stored: Typed): Typed {
  const newer = Object.entries(groups).map(([group, fields]) => [
    group,
    fields.some((field) => !isEqual(typed[field], copy[field])) ? 'mine' : 'theirs',
  ]);
  return merge(groups, typed, stored, Object.fromEntries(newer) as Choices);
}
