import type { TypedConcert } from './typedConcert.ts';

/** Fields that a person decides on together, in the order of the form. */
export const groups = {
  name: ['name'],
  date: ['date'],
  time: ['time', 'isTimeOpen', 'season'],
  venue: ['venue', 'city', 'venueId', 'timeZone'],
  doors: ['doors'],
  end: ['end'],
  support: ['support'],
  price: ['priceFrom', 'priceTo'],
  tickets: ['ticketUrl'],
  note: ['noteDe', 'noteEn'],
  status: ['status', 'previousDate'],
} as const satisfies Record<string, readonly (keyof TypedConcert)[]>;
export type Group = keyof typeof groups;

export type Side = 'mine' | 'theirs';
export type Choices = Partial<Record<Group, Side>>;

/** A group that the two versions hold differently. */
export interface Difference {
  group: Group;
  changedBy: Side | 'both';
}

const allGroups = Object.keys(groups) as Group[];

const isEqual = (group: Group, one: TypedConcert, other: TypedConcert) =>
  groups[group].every((field) => one[field] === other[field]);

/** The differences between two versions of a concert, whose last common one is `base`. */
export function findDifferences(base: TypedConcert, mine: TypedConcert, theirs: TypedConcert): Difference[] {
  return allGroups
    .filter((group) => !isEqual(group, mine, theirs))
    .map((group) => {
      if (isEqual(group, base, theirs)) return { group, changedBy: 'mine' };
      return { group, changedBy: isEqual(group, base, mine) ? 'theirs' : 'both' };
    });
}

/** The choices that need no person: a group that only one side changed. */
export const obviousChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ group, changedBy }) => (changedBy === 'both' ? [] : [[group, changedBy]])),
  );

/** The groups that still need a choice. */
export const openGroups = (differences: readonly Difference[], choices: Choices): Group[] =>
  differences.filter(({ group }) => choices[group] === undefined).map(({ group }) => group);

/** The version with the chosen groups: theirs, with mine where it was chosen. */
export function merge(mine: TypedConcert, theirs: TypedConcert, choices: Choices): TypedConcert {
  const fields = allGroups
    .filter((group) => choices[group] === 'mine')
    .flatMap((group) => [...groups[group]]);
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}
