import { expect, test } from 'vitest';
import type { Locale } from '../../../../../src/config/locales.ts';
import { ticketContent } from '../../../../../src/features/concerts/ticket/ticketContent.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';
import { concertOf } from '../page/shown.ts';

const ticketUrl = 'https://tickets.example.com/1';
const card = (change: object = {}, locale: Locale = 'de', year = '2026') =>
  ticketContent(concertOf({ name: 'Lampenfieber', ...change }), locale, translator(locale), year);

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
    ['path', '/live/x'],
    ['shortDay', '4. Dez.'],
    ['notes', []],
  ]);
});

test.each([
  ['de', 'when', 'Beginn\u00a020:00, Einlass\u00a019:00'],
  ['en', 'when', 'starts\u00a020:00, doors\u00a019:00'],
  ['de', 'notes', [{ text: 'Mit Sesseln.' }, { text: 'Barrierefreiheit: Stufenlos.' }]],
  ['en', 'notes', [{ text: 'With chairs.' }, { text: 'Access: Step-free.' }]],
  ['en', 'date', 'Fri, 4 December 2026'],
  ['en', 'path', '/en/live/2026-12-04-lampenfieber'],
  ['de', 'language', undefined],
  ['en', 'language', 'de'],
] as const)('L4 in the language of the page: %s %s', (locale, part, words) => {
  const known = {
    slug: '2026-12-04-lampenfieber',
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
  [{ free: true }, 'Eintritt frei'],
  [{ free: true, status: 'cancelled' }, 'Abgesagt'],
  [{ previousDate: '2026-12-04T18:00:00Z' }, 'Neue Zeit'],
  [{ previousDate: '2026-12-04T22:59:00Z' }, undefined],
  [{ previousDate: '2026-11-06T19:00:00Z', free: true }, 'Neuer Tag'],
])('E2 status in words: %j', (change, stamp) => expect(card(change).stamp).toBe(stamp));

test.each([
  ['en', { previousDate: '2026-11-06T19:00:00Z' }, 'instead of Fri 6 Nov, starts 20:00'],
  ['de', { previousDate: '2025-11-06T19:00:00Z' }, 'statt Do., 6. November 2025, Beginn 20:00'],
  // The night of the 5th into the 6th.
  ['de', { previousDate: '2026-11-05T23:30:00Z' }, 'statt Do., 5. Nov., Beginn 20:00'],
  ['en', { previousDate: '2026-12-04T18:00:00Z' }, 'starts 20:00 instead of 19:00'],
  // 23:59 stands for the day alone: the first hour of a day is no move.
  ['de', { previousDate: '2026-12-04T22:59:00Z' }, 'Beginn 20:00'],
  ['de', { previousDate: '2026-11-06T22:59:00Z' }, 'statt Fr., 6. Nov., Beginn 20:00'],
  // From 00:30 of the 5th, which is listed under the 4th.
  ['de', { previousDate: '2026-12-04T23:30:00Z' }, 'Beginn 20:00 statt 00:30'],
  ['de', { previousDate: '2026-11-06T19:00:00Z', status: 'soldOut' }, 'statt Fr., 6. Nov., Beginn 20:00'],
  ['de', { previousDate: '2026-11-06T19:00:00Z', status: 'postponed' }, 'der neue Tag folgt'],
  ['de', { previousDate: '2026-11-06T19:00:00Z', status: 'cancelled' }, 'Beginn 20:00'],
] as const)('a moved concert that takes place names its former day or hour: %s %j', (locale, change, when) =>
  expect(card(change, locale).when.replaceAll('\u00a0', ' ')).toBe(when),
);

test('shows the times of the venue’s zone and names its city where Vienna’s differ', () =>
  expect(card({ timeZone: 'Europe/London', doors: '2026-12-04T18:00:00Z' }, 'en')).toMatchObject({
    when: 'starts\u00a019:00, doors\u00a018:00 (London\u00a0time)',
    dateTime: '2026-12-04T19:00:00+00:00',
  }));

test.each([
  [{ timeZone: 'Europe/London', city: 'Brighton' }, 'Beginn\u00a019:00 (Ortszeit\u00a0Brighton)'],
  [{ timeZone: 'America/New_York' }, 'Beginn\u00a014:00 (Ortszeit\u00a0New\u00a0York)'],
  // Both are at UTC+1 in winter; Algiers stays there in summer.
  [{ timeZone: 'Africa/Algiers' }, 'Beginn\u00a020:00'],
  [{ timeZone: 'Africa/Algiers', date: '2026-07-04T19:00:00Z' }, 'Beginn\u00a020:00 (Ortszeit\u00a0Algiers)'],
])('compares the offsets of a zone and of Vienna on the day of the concert: %j', (change, when) =>
  expect(card(change).when).toBe(when),
);

test.each([
  ['de', {}, 'Beginn\u00a0folgt'],
  ['en', {}, 'time to be\u00a0announced'],
  ['de', { doors: '2026-12-04T18:00:00Z' }, 'Beginn\u00a0folgt, Einlass\u00a019:00'],
  ['de', { timeZone: 'Europe/London', date: '2026-12-04T23:59:00Z' }, 'Beginn\u00a0folgt'],
] as const)('an unknown hour is announced, never shown as midnight: %s %j', (locale, change, when) => {
  const open = card({ date: '2026-12-04T22:59:00Z', timeUnknown: true, ...change }, locale);
  expect(open).toMatchObject({ when, timeUnknown: true, badge: { day: '04' } });
  expect(open.date).toMatch(/^Fr.* 4/);
});

test.each([
  ['de', '2027-12-05T19:00:00Z', 'Tickets – 5. Dez. 2027, Wien'],
  ['en', '2027-12-05T19:00:00Z', 'Tickets – 5 Dec 2027, Vienna'],
  // The night of New Year's Eve belongs to the old year.
  ['de', '2026-12-31T23:30:00Z', 'Tickets – 31. Dez., Wien'],
] as const)('E3 link names differ from year to year, too: %s %s', (locale, date, name) => {
  expect(card({ ticketUrl, city: 'Wien', date }, locale).tickets).toEqual({ url: ticketUrl, name });
  expect(card({ ticketUrl, date }).tickets?.name).toMatch(/\.( \d+)?$/);
});
