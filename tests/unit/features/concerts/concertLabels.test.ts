import { expect, test } from 'vitest';
import type { Locale } from '../../../../src/config/locales.ts';
import { concertRecord, type Concert } from '../../../../src/contracts/concert.ts';
import { concertCard } from '../../../../src/features/concerts/concertLabels.ts';
import { translator } from '../../../../src/lib/i18n/i18n.ts';

const bare = { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' };
const ticketUrl = 'https://tickets.example.com/1';
const card = (change: object = {}, locale: Locale = 'de', year = '2026') =>
  concertCard(
    { id: 'x', ...concertRecord.parse({ ...bare, ...change }) } satisfies Concert,
    locale,
    translator(locale),
    year,
  );

test('what the record does not know is absent', () => {
  const { dateTime, date, when, badge, ...rest } = card();
  expect([dateTime, date, when]).toEqual([
    '2026-12-04T20:00:00+01:00',
    'Fr., 4. Dezember 2026',
    'Beginn\u00a020:00',
  ]);
  expect(badge).toEqual({ month: 'Dez', day: '04', year: '2026' });
  expect(Object.entries(rest).filter(([, value]) => value !== undefined)).toEqual([
    ['id', 'x'],
    ['name', 'Lampenfieber'],
    ['notes', []],
  ]);
});

test.each([
  ['de', 'when', 'Beginn\u00a020:00, Einlass\u00a019:00'],
  ['en', 'when', 'starts\u00a020:00, doors\u00a019:00'],
  ['de', 'notes', ['Mit Sesseln.', 'Barrierefreiheit: Stufenlos.']],
  ['en', 'notes', ['With chairs.', 'Access: Step-free.']],
  ['en', 'date', 'Fri, 4 December 2026'],
  ['de', 'language', undefined],
  ['en', 'language', 'de'],
] as const)('L4 in the language of the page: %s %s', (locale, part, words) => {
  const known = {
    doors: '2026-12-04T18:00:00Z',
    note: { de: 'Mit Sesseln.', en: 'With chairs.' },
    access: { de: 'Stufenlos.', en: 'Step-free.' },
  };
  expect(card(known, locale)[part]).toEqual(words);
});

test.each([
  ['de', 'Fr., 14. Mai 2027', 'Nacht von Freitag auf Samstag, Beginn\u00a000:30, Einlass\u00a023:45'],
  ['en', 'Fri, 14 May 2027', 'Friday night into Saturday, starts\u00a000:30, doors\u00a023:45'],
] as const)(
  'E2 a start after midnight stands under the evening before, and says so: %s',
  (locale, date, when) => {
    const night = { date: '2027-05-14T22:30:00Z', doors: '2027-05-14T21:45:00Z', ticketUrl };
    expect(card(night, locale)).toMatchObject({ date, when, dateTime: '2027-05-15T00:30:00+02:00' });
    expect(card(night, locale).badge.day).toBe('14');
    expect(card(night, locale, '2027').tickets?.name).toMatch(/^Tickets – 14\.? (Mai|May)$/);
  },
);

test.each([
  [{ venue: 'Flucc', city: 'Wien' }, 'Flucc, Wien'],
  [{ city: 'Wien' }, 'Wien'],
  [{ venue: 'Flucc' }, 'Flucc'],
])('the place of %j', (place, words) => {
  expect(card(place).place).toBe(words);
});

test.each([
  [{ status: 'planned' }, undefined],
  [{ status: 'cancelled' }, 'Abgesagt'],
  [{ status: 'postponed' }, 'Verschoben'],
  [{ status: 'soldOut' }, 'Ausverkauft'],
  [{ free: true }, 'Eintritt frei'],
  [{ free: true, status: 'cancelled' }, 'Abgesagt'],
])('E2 status in words: %j', (change, stamp) => {
  expect(card(change).stamp).toBe(stamp);
});

test.each([
  [{ ticketUrl, city: 'Wien' }, 'Tickets – 4. Dez., Wien'],
  [{ ticketUrl }, 'Tickets – 4. Dez.'],
])('E3 link names differ: %j', (change, name) => {
  expect(card(change).tickets).toEqual({ url: ticketUrl, name });
});

test.each([
  ['de', '2026-12-05T19:00:00Z', 'Tickets – 5. Dez., Wien'],
  ['de', '2027-12-05T19:00:00Z', 'Tickets – 5. Dez. 2027, Wien'],
  ['en', '2026-12-05T19:00:00Z', 'Tickets – 5 Dec, Wien'],
  ['en', '2027-12-05T19:00:00Z', 'Tickets – 5 Dec 2027, Wien'],
  // The night of New Year's Eve belongs to the old year.
  ['de', '2026-12-31T23:30:00Z', 'Tickets – 31. Dez., Wien'],
] as const)('E3 link names differ from year to year, too: %s %s', (locale, date, name) => {
  expect(card({ ticketUrl, city: 'Wien', date }, locale).tickets?.name).toBe(name);
});

test.each(['cancelled', 'postponed', 'soldOut'])('no tickets are sold for a concert that is %s', (status) => {
  expect(card({ ticketUrl, status }).tickets).toBeUndefined();
});
