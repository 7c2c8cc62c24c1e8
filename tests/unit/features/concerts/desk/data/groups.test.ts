import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concertKind } from '../../../../../../src/features/concerts/desk/data/concertKind.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import type { ConcertValues } from '../../../../../../src/records/concert.ts';
import { findDifferences, merge } from '../../../../../../src/desk/kit/records/merge.ts';
import { typedOf } from '../concertOf.ts';

const { groups } = concertKind;
const base = typedOf();

test('every field of the form belongs to one group, so that none is lost in a merge', () => {
  // The reason for another day is no value of the concert: two who move it alike do not differ.
  const fields = Object.keys(concertKind.empty).filter((field) => field !== 'dayChange');
  expect(Object.values(groups).flat().sort()).toEqual(fields.sort());
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
      'note-en': value,
    })
    .map((fields): ConcertValues => ({ ...base, ...fields }));
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

const text = (group: string, values: Partial<ConcertValues> = {}) =>
  concertKind
    .groupText(group, { ...concertKind.empty, ...values }, 'de', translator('de'))
    .replaceAll('\u00a0', ' ');

test.each<[string, Partial<ConcertValues>, string]>([
  ['name', { name: 'Lampenfieber' }, 'Lampenfieber'],
  ['date', { date: '2026-12-04' }, 'Fr., 4. Dezember 2026'],
  ['time', { time: '20:00' }, '20:00'],
  ['time', { time: '02:30', season: 'summer' }, '02:30, Das erste, vor dem Umstellen der Uhr'],
  ['time', { time: '20:00', season: 'winter', isTimeOpen: true }, 'noch offen'],
  ['venue', { venue: 'Flucc', city: 'Wien' }, 'Flucc, Wien'],
  ['support', { support: 'Fernlicht\nDie zweite Kassa' }, 'Fernlicht, Die zweite Kassa'],
  ['price', { priceFrom: '18', priceTo: '22,50' }, '18 € bis 22,50 €'],
  ['price', { priceTo: '22' }, '22 €'],
  ['ticketUrl', { ticketUrl: 'https://tickets.example' }, 'https://tickets.example'],
  ['note', { 'note-de': 'Hallo', 'note-en': 'Hello' }, 'Hallo / Hello'],
  ['status', {}, 'Findet statt'],
  ['status', { previousDate: '2026-12-03T19:00:00Z' }, 'Neuer Tag'],
  ['status', { status: 'cancelled', previousDate: '2026-12-03T19:00:00Z' }, 'Abgesagt'],
])('%s of %j in words: %s', (group, typed, words) => expect(text(group, typed)).toBe(words));

test.each(Object.keys(groups).filter((group) => group !== 'status'))('no %s is called empty', (group) =>
  expect(text(group)).toBe('– leer –'),
);
