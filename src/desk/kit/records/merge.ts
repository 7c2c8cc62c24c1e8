import { isEqual } from './isEqual.ts';

export type Side = 'mine' | 'theirs';

/** The side that each group is taken from. */
export type Choices = Readonly<Record<string, Side | undefined>>;

/** Fields that a person decides on together by the name of their group, in the order of the form. */
export type Groups<Values> = Readonly<Record<string, readonly (keyof Values)[]>>;

/** A group that the two versions hold differently. */
interface Difference {
  group: string;
  changedBy: Side | 'both';
}

/**
 * The differences between two versions of a record, whose last common one is `base`. Each side may have changed something else, and only
 * both together break a rule: then the API has refused these groups, which are `overtaken`.
 */
export function findDifferences<Values>(
  groups: Groups<Values>,
  base: Values,
  mine: Values,
  theirs: Values,
  overtaken: readonly string[] = [],
): Difference[] {
  return Object.entries(groups).flatMap(([group, fields]) => {
    const isEqual = (one: Values, other: Values) => fields.every((field) => one[field] === other[field]);
    if (isEqual(mine, theirs)) return [];
    if (overtaken.includes(group)) return { group, changedBy: 'both' };
    if (isEqual(base, theirs)) return { group, changedBy: 'mine' };
    return { group, changedBy: isEqual(base, mine) ? 'theirs' : 'both' };
  });
}

/** The choices that need no person: a group that only one side changed. */
export const obviousChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ group, changedBy }) => (changedBy === 'both' ? [] : [[group, changedBy]])),
  );

/** The groups that still need a choice. */
export const openGroups = (differences: readonly Difference[], choices: Choices): string[] =>
  differences.map(({ group }) => group).filter((group) => choices[group] === undefined);

/** The version with the chosen groups: theirs, with mine where it was chosen. */
export function merge<Values>(
  groups: Groups<Values>,
  mine: Values,
  theirs: Values,
  choices: Choices,
): Values {
  const fields = Object.entries(groups).flatMap(([group, names]) => (choices[group] === 'mine' ? names : []));
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}

/** Keeps each group of values that was typed since the version `before`, and takes all others from the version `after`. */
export function rebase<Values>(groups: Groups<Values>, typed: Values, before: Values, after: Values): Values {
  const isOwn = (fields: readonly (keyof Values)[]) =>
    fields.some((field) => !isEqual(typed[field], before[field]));
  const own = Object.entries(groups).flatMap(([group, fields]) =>
    isOwn(fields) ? [[group, 'mine'] as const] : [],
  );
  return merge(groups, typed, after, Object.fromEntries(own));
}
