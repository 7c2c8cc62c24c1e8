import * as z from 'zod/mini';
import { readTolerantly } from '../../../records/records.ts';

const values = z.record(z.string(), z.unknown());

/**
 * A change of some fields of a record: to what it `set`s, from what they `was`. Null is an absent field, and `deleted` tells whether the record
 * is deleted. The two swapped undo it.
 */
export const change = z.object({
  /** Sent as `Idempotency-Key`: a repeat writes nothing. */
  id: z.string(),
  /** Id of the record. */
  record: z.string(),
  /** True where it adds the record, which has no fields before. */
  isNew: z.optional(z.boolean()),
  set: values,
  was: values,
  /** Name of a row of changes that depend on the changes before, such as places in a list; without a name the row is its record's. */
  line: z.optional(z.string()),
  /** Id of a record of another kind whose changes go first, such as a concert's new venue. */
  needs: z.optional(z.string()),
  /** Name of the file that goes with it, which the kind of record keeps under its id. */
  blob: z.optional(z.string()),
  /** The form that made it, with all that was typed and the version before: where the change is refused, it is a draft again. */
  form: z.optional(
    z.object({ key: z.string(), typed: values, base: z.optional(z.looseObject({ id: z.string() })) }),
  ),
  /** Instant at which it was made, in milliseconds since 1970. */
  made: z.number(),
});
export type Change = z.infer<typeof change>;

/** The name of the row in which a change goes out: one after another. */
export const lineOf = ({ line, record }: Pick<Change, 'line' | 'record'>): string => line ?? record;

/** A record with the fields that a change sets. */
export function withSet<Known extends object>(record: Known, set: Change['set']): Known {
  const present = Object.entries({ ...record, ...set }).filter(
    ([field, value]) => field !== 'deleted' && value !== null,
  );
  return Object.fromEntries(present) as Known;
}

/**
 * The records as they are once these changes are stored, in the order in which they were made; new ones by the contract. A restored one is
 * shown once it is stored.
 */
export function withChanges<Stored extends { id: string }>(
  records: readonly Stored[],
  changes: readonly Change[],
  contract?: z.ZodMiniType<Stored>,
): readonly Stored[] {
  const added = changes
    .filter(({ isNew, record }) => isNew && records.every(({ id }) => id !== record))
    .flatMap(({ record, set }) => (contract && readTolerantly(contract, { ...set, id: record }).data) ?? []);
  return [...records, ...added].flatMap((record) => {
    const sets = changes.filter((each) => each.record === record.id).map(({ set }) => set);
    return sets.findLast(({ deleted }) => deleted !== undefined)?.deleted === true
      ? []
      : sets.reduce<Stored>(withSet, record);
  });
}
