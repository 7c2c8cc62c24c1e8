import { expect, test } from 'vitest';
import { inMonths, isFound } from '../../../../../../src/features/concerts/desk/list/months.ts';
import { concertOf } from '../concertOf.ts';

const ball = concertOf({
  ...{ name: 'Schnulzenball', venue: 'Café Größenwahn', city: 'Sankt Pölten' },
  date: '2027-01-30T19:00:00Z',
});

test.each([
  ['schnul', true],
  ['BALL', false],
  ['grossenwahn', true],
  ['cafe polten', true],
  ['pölten jän', true],
  ['2027', true],
  ['februar', false],
  ['poelten', true],
  ['GRÖẞEN', true],
  ['jänner', true],
  ['schnulzenball &', true],
  ['30.01.2027', true],
  ['30.1.', true],
  ['30.1.27', true],
  ['2027-01-30', true],
  ['30/1/2027 schnul', true],
  ['30. 1. 2027', true],
  ['30. Jänner', true],
  ['3. Jänner', false],
  ['30.1.2026', false],
  ['02.2027', false],
  ['abgesagt', false],
])('“%s” finds the concert: %s', (search, expected) => expect(isFound(ball, search)).toBe(expected));

test.each([
  ['weissraum', 'Weißraum'],
  ['maerz', 'Märzfeld'],
  ['konzert 013', 'Konzert 013'],
  ['lodz', 'Noč in Łódź'],
])('“%s” finds “%s”, also without a date', (search, name) =>
  expect(isFound({ name, timeZone: 'Europe/Vienna', date: undefined }, search)).toBe(true),
);

test('the month is the one of the evening, and the status finds a concert, in words', () => {
  // 1 February, 00:30 in Vienna.
  const late = { ...ball, date: '2027-01-31T23:30:00Z' };
  expect([isFound(late, 'january'), isFound(late, 'february')]).toEqual([true, false]);
  expect(isFound({ ...ball, stamp: 'Abgesagt' }, 'abgesagt')).toBe(true);
});

test('concerts of one month stand together, in the order of the list', () => {
  const dates = ['2026-12-04', '2026-12-20', '2027-01-02', '2027-12-04'];
  const concerts = dates.map((day) => concertOf({ id: day, date: `${day}T19:00:00Z` }));
  const months = inMonths(concerts, 'de').map(({ month, concerts: all }) => [month, all.length]);
  expect(months).toEqual([
    ['Dezember 2026', 2],
    ['Jänner 2027', 1],
    ['Dezember 2027', 1],
  ]);
});
