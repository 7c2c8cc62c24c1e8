import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../../../../../../src/features/desk/concerts/data/groups.ts';
import {
  emptyConcert,
  type TypedConcert,
} from '../../../../../../src/features/desk/concerts/data/typedConcert.ts';
import {
  findDifferences,
  merge,
  obviousChoices,
  openGroups,
} from '../../../../../../src/features/desk/records/merge.ts';
import { typedOf } from '../concertOf.ts';

const base = typedOf();

test('every field of the form belongs to one group, so that none is lost in a merge', () => {
  // The reason for another day is no value of the concert: two who move it alike do not differ.
  const fields = Object.keys(emptyConcert).filter((field) => field !== 'dayChange');
  expect(Object.values(groups).flat().sort()).toEqual(fields.sort());
});

test('chooses what one side alone has changed, and leaves open what both have', () => {
  const mine = { ...base, time: '20:30', priceFrom: '18' };
  const theirs = { ...base, time: '19:30', support: 'Vorband' };
  const differences = findDifferences(groups, base, mine, theirs);
  expect(differences).toEqual([
    { group: 'time', changedBy: 'both' },
    { group: 'support', changedBy: 'theirs' },
    { group: 'price', changedBy: 'mine' },
  ]);
  const choices = obviousChoices(differences);
  expect(openGroups(differences, choices)).toEqual(['time']);
  expect(merge(groups, mine, theirs, { ...choices, time: 'mine' })).toEqual({
    ...base,
    time: '20:30',
    priceFrom: '18',
    support: 'Vorband',
  });
  expect(merge(groups, mine, theirs, { ...choices, time: 'theirs' }).time).toBe('19:30');
});

test('two equal changes are no difference', () => {
  const same = { ...base, name: 'Anders' };
  expect(findDifferences(groups, base, same, { ...same })).toEqual([]);
});

test('all choices of one side give exactly that version', () => {
  const value = fc.constantFrom('', 'a', 'b');
  const version = fc
    .record({
      name: value,
      date: value,
      time: value,
      venue: value,
      city: value,
      support: value,
      priceTo: value,
      noteEn: value,
    })
    .map((fields): TypedConcert => ({ ...base, ...fields }));
  fc.assert(
    fc.property(version, version, (mine, theirs) => {
      const differences = findDifferences(groups, base, mine, theirs);
      const all = (side: 'mine' | 'theirs') =>
        Object.fromEntries(differences.map(({ group }) => [group, side]));
      expect(merge(groups, mine, theirs, all('mine'))).toEqual(mine);
      expect(merge(groups, mine, theirs, all('theirs'))).toEqual(theirs);
    }),
  );
});
