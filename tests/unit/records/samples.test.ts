import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import type { Venue } from '../../../src/records/venue.ts';
import { accessAnswers, accessQuestions } from '../../../src/records/venueRules.ts';
import { divide } from '../../../src/features/concerts/concerts.ts';
import { concertFile } from '../../../src/stores/repository/concertFile.ts';

const records = <Kept>(collection: 'concerts' | 'venues'): (Kept & { id: string })[] =>
  readdirSync(`generated/content/${collection}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      id: file,
      ...(JSON.parse(readFileSync(`generated/content/${collection}/${file}`, 'utf8')) as Kept),
    }));

const concerts: Concert[] = records('concerts').map(({ id, ...file }) => ({
  id,
  ...concertFile.parse(file),
}));

describe('the sample concerts stay alive', () =>
  test.each([['2026-11-21'], ['2027-10-01']])('at least six are to come and twelve are over on %s', (day) => {
    const { upcoming, past } = divide(concerts, new Date(day));
    expect(upcoming.length).toBeGreaterThanOrEqual(6);
    expect(past.length).toBeGreaterThanOrEqual(12);
  }));

test.each<[string, (concert: Concert) => unknown]>([
  ['in a zone with other clocks than Vienna’s', ({ timeZone }) => timeZone === 'Europe/London'],
  ['at an unknown hour', ({ timeUnknown }) => timeUnknown],
  ['moved', ({ previousDate, status }) => previousDate && status === 'planned'],
  ['postponed', ({ status }) => status === 'postponed'],
  ['cancelled', ({ status }) => status === 'cancelled'],
  ['sold out', ({ status }) => status === 'soldOut'],
  ['free', ({ free }) => free],
  ['with an end, support acts and prices', ({ end, support, price }) => end && support && price?.to],
])('a sample concert to come is %s', (_, isOne) =>
  expect(divide(concerts, new Date('2026-11-21')).upcoming.some(isOne)).toBe(true),
);

test('every venue that a concert names is there, and some concerts name theirs in free texts', () => {
  const ids = records<Venue>('venues').map(({ id }) => id.replace('.json', ''));
  const named = concerts.flatMap(({ venueId }) => venueId ?? []);
  expect(ids).toEqual(expect.arrayContaining(named));
  expect(concerts.some(({ venue, venueId }) => venue && !venueId)).toBe(true);
});

test('the sample venues show every answer, with notes and days, and four answer every question', () => {
  const accesses = records<Venue>('venues').flatMap(({ access }) => access ?? []);
  const complete = accesses.filter((access) => accessQuestions.every((question) => access[question]));
  const facts = complete.flatMap((access) => accessQuestions.flatMap((question) => access[question] ?? []));
  expect(complete.length).toBeGreaterThanOrEqual(4);
  expect(new Set(facts.map(({ answer }) => answer))).toEqual(new Set(accessAnswers));
  for (const { checkedOn, ...answers } of complete) {
    expect(checkedOn).toBeDefined();
    expect(Object.values(answers).some((fact) => fact?.note)).toBe(true);
  }
});
