export type Side = 'mine' | 'theirs';
export type Choices<Group extends string> = Partial<Record<Group, Side>>;

/** Fields that a person decides on together, in the order of the form. */
export type Groups<Group extends string, Typed> = Readonly<Record<Group, readonly (keyof Typed)[]>>;

/** A group that the two versions hold differently. */
export interface Difference<Group extends string> {
  group: Group;
  changedBy: Side | 'both';
}

const namesOf = <Group extends string, Typed>(groups: Groups<Group, Typed>) => Object.keys(groups) as Group[];

/** The differences between two versions of a record, whose last common one is `base`. */
export function findDifferences<Group extends string, Typed>(
  groups: Groups<Group, Typed>,
  base: Typed,
  mine: Typed,
  theirs: Typed,
): Difference<Group>[] {
  const isEqual = (group: Group, one: Typed, other: Typed) =>
    groups[group].every((field) => one[field] === other[field]);
  return namesOf(groups)
    .filter((group) => !isEqual(group, mine, theirs))
    .map((group) => {
      if (isEqual(group, base, theirs)) return { group, changedBy: 'mine' };
      return { group, changedBy: isEqual(group, base, mine) ? 'theirs' : 'both' };
    });
}

/** The choices that need no person: a group that only one side changed. */
export const obviousChoices = <Group extends string>(
  differences: readonly Difference<Group>[],
): Choices<Group> =>
  Object.fromEntries(
    differences.flatMap(({ group, changedBy }) => (changedBy === 'both' ? [] : [[group, changedBy]])),
  ) as Choices<Group>;

/** The groups that still need a choice. */
export const openGroups = <Group extends string>(
  differences: readonly Difference<Group>[],
  choices: Choices<Group>,
): Group[] => differences.filter(({ group }) => choices[group] === undefined).map(({ group }) => group);

/** The version with the chosen groups: theirs, with mine where it was chosen. */
export function merge<Group extends string, Typed>(
  groups: Groups<Group, Typed>,
  mine: Typed,
  theirs: Typed,
  choices: Choices<Group>,
): Typed {
  const fields = namesOf(groups)
    .filter((group) => choices[group] === 'mine')
    .flatMap((group) => [...groups[group]]);
  return { ...theirs, ...Object.fromEntries(fields.map((field) => [field, mine[field]])) };
}
