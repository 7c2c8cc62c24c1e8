import { describe, expect, test } from 'vitest';
import { calendarOf, isListed } from '../../../../../src/features/concerts/calendar/calendar.ts';
import type { Concert } from '../../../../../src/records/concert.ts';
import { venue } from '../../../../../src/records/venue.ts';
import { concertOf, linesOf, read, readOne, write } from './calendars.ts';

test('writes the calendar of a concert, with its zone before its event', () => {
  const concert = concertOf({
    ...{ venue: 'Kulturhalle', city: 'Wien', slug: '2026-12-04-lampenfieber', revision: 3 },
    updatedAt: '2026-11-21T10:00:00Z',
  });
  const written = write([concert]);
  const zone = /(?<=BEGIN:VTIMEZONE\r\n).*(?=END:VTIMEZONE)/s.exec(written)?.[0] ?? '';
  expect(linesOf(written.replace(zone, ''))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Match//Konzerte von Match//DE',
    'NAME:Konzerte von Match',
    'X-WR-CALNAME:Konzerte von Match',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:2026-12-04-lampenfieber@match.example',
    // 324 days and 10 hours since 2026 began, and three changes.
    'SEQUENCE:28029603',
    'DTSTAMP:20261121T100000Z',
    'DTSTART;TZID=Europe/Vienna:20261204T200000',
    'DTEND;TZID=Europe/Vienna:20261204T223000',
    'SUMMARY:Match: Lampenfieber',
    'TRANSP:TRANSPARENT',
    'LOCATION:Kulturhalle\\, Wien',
    'DESCRIPTION:https://match.test/live/2026-12-04-lampenfieber',
    'URL;VALUE=URI:https://match.test/live/2026-12-04-lampenfieber',
    'STATUS:CONFIRMED',
    'LAST-MODIFIED:20261121T100000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('names the calendar and links to the pages in its language; the event is the same one', () => {
  const [german, english] = (['de', 'en'] as const).map((locale) => readOne(concertOf(), locale));
  expect(write([], 'en')).toContain('\r\nX-WR-CALNAME:Match concerts\r\n');
  expect(english?.url).toBe('https://match.test/en/live/lampenfieber');
  expect(english?.uid).toBe(german?.uid);
});

test('a band’s name with a comma and a line of its own is one text', () => {
  const options = { locale: 'de', origin: 'https://match.test', venues: new Map<string, never>() } as const;
  const lines = linesOf(calendarOf([], { ...options, t: () => 'Tom, Dick\nX-EVIL:1' }));
  const name = 'Tom\\, Dick\\nX-EVIL:1';
  expect(lines).toEqual(
    expect.arrayContaining([`PRODID:-//Match//${name}//DE`, `NAME:${name}`, `X-WR-CALNAME:${name}`]),
  );
});

test('tells an empty calendar apart from a broken one', () => {
  const { events, zones } = read(write([]));
  expect([events, zones]).toEqual([[], ['Europe/Vienna']]);
});

test('a venue’s new street raises the sequence and the instant of the last change, in the same second too', () => {
  const concert = concertOf({ venueId: 'halle', revision: 2, updatedAt: '2026-11-21T10:00:00Z' });
  const halle = venue.parse({ id: 'halle', name: 'Halle', city: 'Wien', updatedAt: '2026-11-20T10:00:00Z' });
  const before = readOne(concert, 'de', [halle]);
  expect(before.changed).toBe('2026-11-21T10:00:00Z');
  for (const updatedAt of ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z']) {
    const after = readOne(concert, 'de', [{ ...halle, street: 'Gleisweg 4', revision: 1, updatedAt }]);
    expect(after).toMatchObject({ changed: updatedAt, stamp: updatedAt, uid: before.uid });
    expect(after.sequence).toBeGreaterThan(before.sequence);
  }
});

test('another venue, which has hardly been changed, raises the sequence as well', () => {
  const [old, young] = ['old', 'young'].map((id) => venue.parse({ id, name: id, city: 'Wien' }));
  if (!old || !young) throw new Error('There are two venues.');
  const venues = [{ ...old, revision: 40, updatedAt: '2026-11-20T10:00:00Z' }, young];
  const concert = concertOf({ venueId: 'old', updatedAt: '2026-11-19T10:00:00Z' });
  const moved = { ...concert, venueId: 'young', revision: 1, updatedAt: '2026-11-21T10:00:00Z' };
  expect(readOne(moved, 'de', venues).sequence).toBeGreaterThan(readOne(concert, 'de', venues).sequence);
});

test.each([
  ['planned', 'Match: Lampenfieber', 'Match: Lampenfieber', 'CONFIRMED'],
  ['soldOut', 'Match: Lampenfieber', 'Match: Lampenfieber', 'CONFIRMED'],
  ['cancelled', 'ABGESAGT: Match: Lampenfieber', 'CANCELLED: Match: Lampenfieber', 'CONFIRMED'],
  ['postponed', 'VERSCHOBEN: Match: Lampenfieber', 'POSTPONED: Match: Lampenfieber', 'TENTATIVE'],
] as const)('a concert that is %s is called %s or %s, and %s', (status, german, english, written) => {
  expect(readOne(concertOf({ status }))).toMatchObject({ summary: german, status: written });
  expect(readOne(concertOf({ status }), 'en')).toMatchObject({ summary: english, status: written });
});

test.each([
  ['planned', '2026-12-04T19:00:01Z', true],
  ['cancelled', '2026-12-04T19:00:00Z', true],
  ['cancelled', '2026-12-04T19:00:01Z', false],
  ['postponed', '2026-12-04T19:00:00Z', true],
  ['postponed', '2026-12-04T19:00:01Z', false],
] as const)('a concert that is %s is listed at %s: %s', (status, now, listed) =>
  expect(isListed(concertOf({ status }), new Date(now))).toBe(listed),
);

describe('times', () => {
  /** Beginning, end and zone of its event. */
  const local = (concert: Partial<Concert>) => {
    const { start, end, tzid } = readOne(concertOf(concert));
    return [start.toString(), end.toString(), tzid];
  };
  const isUnknown = { date: '2026-12-04T22:59:00Z', timeUnknown: true };
  const inTokyo = { ...isUnknown, date: '2026-12-04T14:59:00Z', timeZone: 'Asia/Tokyo' };
  const inRamadan = { date: '2025-07-15T20:00:00Z', timeZone: 'Africa/Casablanca' };
  const evening = '2026-12-04T20:00:00';
  const vienna = 'Europe/Vienna';
  test.each<[string, Partial<Concert>, string, string, string?]>([
    ['the end of the record', { end: '2026-12-05T01:00:00Z' }, evening, '2026-12-05T02:00:00', vienna],
    [
      'the usual length where the end is no later',
      { end: '2026-12-04T19:00:00Z' },
      evening,
      '2026-12-04T22:30:00',
      vienna,
    ],
    ['the whole day where the hour is unknown', isUnknown, '2026-12-04', '2026-12-05'],
    ['the day of the venue where the hour is unknown', inTokyo, '2026-12-04', '2026-12-05'],
    [
      'the present name of the zone',
      { timeZone: 'Asia/Calcutta' },
      '2026-12-05T00:30:00',
      '2026-12-05T03:00:00',
      'Asia/Kolkata',
    ],
    ['UTC where the zone follows no yearly rule', inRamadan, '2025-07-15T20:00:00Z', '2025-07-15T22:30:00Z'],
  ])('are %s', (_, concert, start, end, zone) => expect(local(concert)).toEqual([start, end, zone]));

  test('a length that ends after the change of the clocks keeps its hours', () => {
    const { start, end } = readOne(concertOf({ date: '2027-03-28T00:00:00Z' }));
    expect([start.toString(), end.toString()]).toEqual(['2027-03-28T01:00:00', '2027-03-28T04:30:00']);
  });

  test('a calendar defines each zone in use once', () => {
    const zones = ['Europe/Vienna', 'Europe/London', 'Europe/Vienna', 'Asia/Tokyo'];
    const concerts = zones.map((timeZone, index) => concertOf({ id: `c${String(index)}`, timeZone }));
    expect(read(write(concerts)).zones).toEqual(['Asia/Tokyo', 'Europe/London', 'Europe/Vienna']);
  });
});

describe('the lines below an event', () => {
  const below = (fields: Partial<Concert>, locale?: 'de' | 'en') =>
    readOne(concertOf(fields), locale).description.split('\n').slice(0, -1);
  test.each<[Partial<Concert>, string[], string[]]>([
    [{ doors: '2026-12-04T18:00:00Z', timeZone: 'Europe/London' }, ['Einlass 18:00'], ['Doors 18:00']],
    [{ date: '2026-12-04T22:59:00Z', timeUnknown: true }, ['Beginn folgt'], ['Time to be announced']],
    [
      { previousDate: '2026-05-20T18:00:00Z' },
      ['Neuer Tag, statt Mi., 20. Mai 2026'],
      ['New date, instead of Wed, 20 May 2026'],
    ],
    [{ previousDate: '2026-12-04T18:00:00Z' }, ['Neue Zeit, statt 19:00'], ['New time, instead of 19:00']],
    [{ note: { de: 'Gilt weiter.' } }, ['Gilt weiter.'], ['Gilt weiter.']],
    [{ support: ['Nora', 'Die Amseln'] }, ['Davor: Nora und Die Amseln'], ['Support: Nora and Die Amseln']],
    [{ free: true }, ['Eintritt frei'], ['Free entry']],
    [{ status: 'soldOut', free: true }, ['Ausverkauft'], ['Sold out']],
    [
      { price: { from: 12.5, to: 20, currency: 'EUR' } },
      ['Eintritt 12,50\u00a0€ bis 20\u00a0€'],
      ['Entry €12.50 to €20'],
    ],
    [
      { access: { de: 'Stufenlos.', en: 'Step-free.' } },
      ['Barrierefreiheit: Stufenlos.'],
      ['Access: Step-free.'],
    ],
    [
      { ticketUrl: 'https://tickets.example.com/1' },
      ['Tickets: https://tickets.example.com/1'],
      ['Tickets: https://tickets.example.com/1'],
    ],
    [{ ticketUrl: 'https://tickets.example.com/1', status: 'cancelled' }, [], []],
  ])('of %j', (fields, german, english) => {
    expect(below(fields)).toEqual(german);
    expect(below(fields, 'en')).toEqual(english);
  });
});

test.each([
  [{ city: 'Wien' }, 'Wien', 'Vienna'],
  [
    { venueId: 'kulturhalle', venue: 'Früherer Name' },
    'Kulturhalle, Am Kanal 1, 1020 Wien',
    'Kulturhalle, Am Kanal 1, 1020 Vienna',
  ],
  [{ venueId: 'circus' }, 'Circus, München, Deutschland', 'Circus, Munich, Germany'],
  [{ venueId: 'unknown', venue: 'Arena', city: 'Wien' }, 'Arena, Wien', 'Arena, Vienna'],
])('a concert with %j takes place at %s or %s', (fields, german, english) => {
  const venues = [
    { id: 'kulturhalle', name: 'Kulturhalle', street: 'Am Kanal 1', postalCode: '1020', city: 'Wien' },
    { id: 'circus', name: 'Circus', city: 'München', country: 'DE', timeZone: 'Europe/Berlin' },
  ].map((fields) => venue.parse(fields));
  expect(readOne(concertOf(fields), 'de', venues).location).toBe(german);
  expect(readOne(concertOf(fields), 'en', venues).location).toBe(english);
});

test('an id or a text of another program stays within its line', () => {
  const text = write([
    concertOf({ id: 'a\r\nb,c;d/é', name: 'Eins\r\nSTATUS:CANCELLED', venue: 'A;B,C\\D\u0000\u0007\uD800' }),
  ]);
  expect(linesOf(text).filter((line) => /^(UID|STATUS|SUMMARY|LOCATION)/.test(line))).toEqual([
    'UID:a%0D%0Ab%2Cc%3Bd%2F%C3%A9@match.example',
    'SUMMARY:Match: Eins\\nSTATUS:CANCELLED',
    'LOCATION:A\\;B\\,C\\\\D\uFFFD',
    'STATUS:CONFIRMED',
  ]);
});
