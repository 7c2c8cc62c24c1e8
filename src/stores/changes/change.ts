import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { StoreFields } from '../kind.ts';
import { StoreError } from '../storeError.ts';

type Values = Record<string, unknown>;

/**
 * A change of some fields of a record: to what it `set`s, from what they `was`, as far as its sender knew. Null stands for an absent field,
 * and `deleted` tells whether the record is deleted. The same two, swapped, undo it.
 */
export interface Change {
  /** Names the change: a repeat, however late, writes nothing, also where the first call found all of it set already. */
  id: string;
  set: Values;
  was: Values;
}

/** Fields that a person decides on together, by the first of them; any other field is a group of its own. */
export type Groups = readonly (readonly string[])[];

/** Number of changes that a record remembers. */
const remembered = 20;
const markLength = 16;

/** Stands for a change in its document. */
export const markOf = ({ id }: Change): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, markLength);

/** The marks of a document after a change. */
export const withMark = (marks: readonly string[] = [], change: Change): string[] =>
  [...marks, markOf(change)].slice(-remembered);

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? undefined, other ?? undefined);

const groupOf = (groups: Groups, field: string): string =>
  groups.find((fields) => fields.includes(field))?.[0] ?? field;

type Present<Fields> = Fields & StoreFields & { id: string };

/** The rules that a kind of record has for its changes. */
export interface ChangeContract<Fields> {
  groups: Groups;
  /** The record of these fields, or the names of those that break its contract, with the error of the caller. */
  check: (fields: Values) => { fields: Fields } | { faults: readonly string[]; refusal: Error };
  /** Throws a `StoreError` where other records stand against the change. */
  allow?: () => Promise<void>;
}

/** Throws where a deleted record is not yet as a change leaves it. */
export function requireDone(record: { id: string }, { set: { deleted, ...last } }: Change): void {
  const isDone = Object.entries(last).every(([field, value]) => isSame(Reflect.get(record, field), value));
  if (deleted !== true || !isDone) throw new StoreError('gone');
}

/** The fields that are there. */
export const withoutNulls = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/**
 * Throws the `outdated` error with the groups in which a record neither is as the change's sender knew it, nor already as the change sets it:
 * somebody else has changed them. Only fields that the change names are compared.
 */
export function requireKnown(present: { id: string }, { set, was }: Change, groups: Groups): void {
  const isAs = (fields: readonly string[], values: Values) =>
    fields.every((field) => isSame(Reflect.get(present, field), values[field]));
  const all = Object.keys({ ...was, ...set }).filter((field) => field !== 'deleted');
  // Somebody who deletes a record has seen its row.
  const touched = new Set(
    Object.keys(set.deleted === true ? was : set).map((field) => groupOf(groups, field)),
  );
  const overtaken = [...touched].filter((group) => {
    const named = all.filter((field) => groupOf(groups, field) === group);
    const known = named.filter((field) => field in was);
    return !isAs(known, was) && !isAs(named, { ...was, ...set });
  });
  if (overtaken.length > 0) throw new StoreError('outdated', { present, groups: overtaken });
}

/**
 * The fields of a record after a change. Throws the caller's error for values of the change that none can be, and the `outdated` error where
 * only the mixture with what others have written breaks the contract. No contract checks a deletion alone: whatever is stored can be deleted.
 */
export function afterChange<Fields extends object>(
  present: Present<Fields>,
  { set: { deleted, ...set } }: Change,
  { groups, check }: ChangeContract<Fields>,
): Fields {
  if (deleted === true && Object.keys(set).length === 0) return present;
  const checked = check({ ...withoutNulls({ ...present, ...set }) });
  if ('fields' in checked) return checked.fields;
  const { faults, refusal } = checked;
  if (faults.every((field) => field in set)) throw refusal;
  const mixed = [...faults, ...Object.keys(set)].map((field) => groupOf(groups, field));
  throw new StoreError('outdated', { present, groups: [...new Set(mixed)] });
}

/** Refuses a change, with the present record, when the caller has seen another revision. */
export function requirePresent(present: { id: string; revision: number }, revision: number): void {
  if (present.revision === revision) return;
  throw new StoreError('outdated', { present });
}
