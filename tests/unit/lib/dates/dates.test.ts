import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../../src/config/locales.ts';
import {
  badge,
  clockTime,
  dayIn,
  eveningDay,
  eveningOf,
  eveningYear,
  longDate,
  nextYear,
  recently,
  releaseDate,
  shortDate,
  weekday,
  withOffset,
  yearIn,
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

test.each([
  ['2027-01-15T23:00:00Z', '00:00'],
  ['2027-05-14T22:30:00Z', '00:30'],
])('midnight starts a day: %s is %s', (instant, time) =>
  expect([clockTime('de', new Date(instant)), clockTime('en', new Date(instant))]).toEqual([time, time]),
);

test.each([
  ['midnight', '2027-05-14T22:00:00Z', '14'],
  ['00:30', '2027-05-14T22:30:00Z', '14'],
  ['04:59', '2027-05-15T02:59:59Z', '14'],
  ['05:00', '2027-05-15T03:00:00Z', '15'],
  ['23:59', '2027-05-15T21:59:00Z', '15'],
  ['04:30 in the night that summer time begins', '2027-03-28T02:30:00Z', '27'],
  ['05:30 on the day that summer time begins', '2027-03-28T03:30:00Z', '28'],
  ['02:30, the second one of the night that summer time ends', '2027-10-31T01:30:00Z', '30'],
  ['04:30 in the night that summer time ends', '2027-10-31T03:30:00Z', '30'],
])('a start before 05:00 belongs to the evening before: %s', (_, instant, day) =>
  expect(badge('de', eveningOf(new Date(instant))).day).toBe(day),
);

test.each([
  ['2026-12-31T22:59:59Z', '2026', '2026-12-31T23:00:00Z'],
  ['2026-12-31T23:00:00Z', '2027', '2027-12-31T23:00:00Z'],
  ['2027-07-01T12:00:00Z', '2027', '2027-12-31T23:00:00Z'],
])('Vienna’s year at %s is %s, the next one begins at %s', (instant, year, next) => {
  expect(yearIn(new Date(instant))).toBe(year);
  expect(nextYear(new Date(instant))).toBe(Date.parse(next));
});

test.each([
  ['2027-01-01T04:59:00+01:00', '2026-12-31', '2026'],
  ['2027-01-01T05:00:00-11:00', '2027-01-01', '2027'],
  ['2026-12-31T23:59:00+14:00', '2026-12-31', '2026'],
])('the evening of %s is %s, in %s', (dateTime, day, year) =>
  expect([eveningDay(dateTime), eveningYear(dateTime)]).toEqual([day, year]),
);

const tokyo = 'Asia/Tokyo';
test.each([
  ['long', longDate('de', evening, tokyo), 'So., 17. Jänner 2027'],
  ['short', shortDate('en', evening, '2026', tokyo), '17 Jan 2027'],
  ['short on a New Year’s Eve', shortDate('en', new Date('2026-12-31T15:00:00Z'), '2027', tokyo), '1 Jan'],
  ['weekday', weekday('en', evening, tokyo), 'Sunday'],
  ['clock', clockTime('de', evening, tokyo), '05:00'],
  ['badge', badge('de', evening, tokyo).day, '17'],
  ['day', dayIn(evening, tokyo), '2027-01-17'],
  ['offset', withOffset(evening, tokyo), '2027-01-17T05:00:00+09:00'],
  ['offset of London in winter', withOffset(evening, 'Europe/London'), '2027-01-16T20:00:00+00:00'],
  ['offset with minutes', withOffset(evening, 'Asia/Kathmandu'), '2027-01-17T01:45:00+05:45'],
  ['evening', badge('de', eveningOf(new Date('2027-01-16T19:59:59Z'), tokyo), tokyo).day, '16'],
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

describe('E5 on the days that the clock changes', () =>
  test.each([
    ['2027-03-28T00:59:59Z', '2027-03-28T01:59:59+01:00'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00:00+02:00'],
    ['2027-10-31T00:59:59Z', '2027-10-31T02:59:59+02:00'],
    ['2027-10-31T01:00:00Z', '2027-10-31T02:00:00+01:00'],
    ['2027-10-31T23:30:00Z', '2027-11-01T00:30:00+01:00'],
  ])('%s is %s', (instant, local) => expect(withOffset(new Date(instant))).toBe(local)));

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-06-20T22:00:00Z', '2026-06-21'],
])('Vienna’s day at %s is %s', (instant, day) => expect(dayIn(new Date(instant))).toBe(day));

test.each([
  ['2027-01-06', 'day', '6. Jänner 2027', '6 January 2027'],
  ['2027-01', 'month', 'Jänner 2027', 'January 2027'],
  ['2027', 'year', '2027', '2027'],
] as const)('shows a release date at its precision: %s', (release_date, precision, de, en) => {
  const release = { release_date, release_date_precision: precision };
  expect(releaseDate('de', release)).toBe(de);
  expect(releaseDate('en', release)).toBe(en);
});
