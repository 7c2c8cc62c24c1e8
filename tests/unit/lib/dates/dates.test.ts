import { expect, test, vi } from 'vitest';
import type { Locale } from '../../../../src/config/locales.ts';
import {
  badge,
  clockTime,
  longDate,
  recently,
  releaseDate,
  shortDate,
  weekday,
} from '../../../../src/lib/dates/dates.ts';

const evening = new Date('2027-01-16T20:00:00Z');

test.each<[string, (locale: Locale, date: Date) => string, string, string]>([
  ['long', longDate, 'Sa., 16. Jänner 2027', 'Sat, 16 January 2027'],
  ['short', (locale, date) => shortDate(locale, date), '16. Jän.', '16 Jan'],
  ['weekday', weekday, 'Samstag', 'Saturday'],
  ['clock', clockTime, '21:00', '21:00'],
])('formats dates in Austrian German and British English: %s', (_, format, de, en) => {
  expect(format('de', evening)).toBe(de);
  expect(format('en', evening)).toBe(en);
});

test.each([
  ['2027-01-16T20:00:00Z', 'heute, 21:00', 'today, 21:00'],
  ['2027-01-15T22:30:00Z', 'gestern, 23:30', 'yesterday, 23:30'],
  ['2027-01-15T23:30:00Z', 'heute, 00:30', 'today, 00:30'],
  ['2027-01-14T20:00:00Z', 'Do., 14. Jän., 21:00', 'Thu 14 Jan, 21:00'],
])('says how long ago %s was', (instant, de, en) =>
  expect([recently('de', new Date(instant), evening), recently('en', new Date(instant), evening)]).toEqual([
    de,
    en,
  ]),
);

test.each([
  ['2026-12-31T22:59:59Z', '31', 'Dez', 'Dec', '2026'],
  ['2026-12-31T23:00:00Z', '01', 'Jän', 'Jan', '2027'],
  ['2027-05-14T22:30:00Z', '15', 'Mai', 'May', '2027'],
])(
  'a badge has a short month and a two-digit day, both Vienna’s: %s',
  (instant, day, monthDe, monthEn, year) => {
    expect(badge('de', new Date(instant))).toEqual({ month: monthDe, day, year });
    expect(badge('en', new Date(instant))).toEqual({ month: monthEn, day, year });
  },
);

const tokyo = 'Asia/Tokyo';
test.each([
  ['long', longDate('de', evening, tokyo), 'So., 17. Jänner 2027'],
  ['short', shortDate('en', evening, '2026', tokyo), '17 Jan 2027'],
  ['short on a New Year’s Eve', shortDate('en', new Date('2026-12-31T15:00:00Z'), '2027', tokyo), '1 Jan'],
  ['weekday', weekday('en', evening, tokyo), 'Sunday'],
  ['clock', clockTime('de', evening, tokyo), '05:00'],
  ['badge', badge('de', evening, tokyo).day, '17'],
])('a date in another zone: %s', (_, words, expected) => expect(words).toBe(expected));

test('creates each formatter once', async () => {
  vi.resetModules();
  const fresh = await import('../../../../src/lib/dates/dates.ts');
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  for (const hour of [0, 1, 2]) fresh.longDate('de', new Date(Date.UTC(2027, 0, 16, hour)));
  fresh.longDate('en', evening);
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});

test.each([
  ['2027-01-06', 'day', '6. Jänner 2027', '6 January 2027'],
  ['2027-01', 'month', 'Jänner 2027', 'January 2027'],
  ['2027', 'year', '2027', '2027'],
] as const)('shows a release date at its precision: %s', (release_date, precision, de, en) => {
  const release = { release_date, release_date_precision: precision };
  expect(releaseDate('de', release)).toBe(de);
  expect(releaseDate('en', release)).toBe(en);
});
