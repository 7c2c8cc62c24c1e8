import { expect, test } from 'vitest';
import type { Locale } from '../../../../../../src/config/locales.ts';
import { concertDescription } from '../../../../../../src/features/concerts/page/seo/concertDescription.ts';
import { pageDescription } from '../../../../../../src/lib/routing/pages.ts';
import { concertOf } from '../shown.ts';

const now = new Date('2026-11-21T12:00:00Z');
const describe = (concerts: object[], locale: Locale = 'de') =>
  concertDescription(
    concerts.map((fields, index) => concertOf({ name: 'Probe', ...fields }, `c${index}`)),
    { locale, now },
  );
const place = { venue: 'Kulturhalle am Kanal', city: 'Wien' };

test.each([
  ['de', 'Nächstes Konzert: Fr., 4. Dezember 2026, Lampenfieber, Kulturhalle am Kanal, Wien. '],
  ['en', 'Next concert: Fri, 4 December 2026, Lampenfieber, Kulturhalle am Kanal, Vienna. '],
] as const)('a shared link names the next date: %s', (locale, words) => {
  const later = { name: 'Später', date: '2027-01-16T20:00:00Z' };
  const over = { name: 'Vorbei', date: '2026-11-20T20:00:00Z' };
  expect(describe([later, { name: 'Lampenfieber', ...place }, over], locale)).toContain(words);
});

test.each([
  [{ status: 'cancelled' }, 'Später'],
  [{ status: 'postponed' }, 'Später'],
  [{ status: 'soldOut' }, 'Probe'],
])('it names one that takes place: %j', (status, name) =>
  expect(describe([status, { name: 'Später', date: '2027-01-16T20:00:00Z' }])).toContain(`, ${name}. `),
);

test('a start after midnight is named by the evening before', () =>
  expect(describe([{ date: '2027-05-14T22:30:00Z' }])).toContain('Fr., 14. Mai 2027'));

test.each(['de', 'en'] as const)('%s: without a date to come it describes the section', (locale) =>
  expect(describe([{ date: '2026-11-20T20:00:00Z' }], locale)).toBe(pageDescription('live', locale)),
);

test.each<[string, object, string]>([
  ['neither', { name: 'N'.repeat(60), venue: 'Flucc', city: 'C'.repeat(60) }, 'N. '],
  ['part of the name', { name: 'Wort '.repeat(24).trim() }, ' Wort…. '],
  ['part of a single word', { name: 'W'.repeat(120) }, 'W…. '],
])('a long one fits into 160 characters: %s', (_, fields, end) => {
  for (const locale of ['de', 'en'] as const) {
    const description = describe([fields], locale);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toContain(end);
  }
});
