import { expect, test } from 'vitest';
import { concertRecord } from '../../../src/records/concert.ts';
import { faultsOf } from './faults.ts';

const concert = { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' };
const noDate = 'is no date: write an instant in UTC like 2026-12-04T19:00:00Z';
const noAmount = 'is no amount: write a number from 0, at most two digits after the point';
const noLink = 'ticketUrl is no https address: write it in full, beginning with https://';

test('only name and date are required; a concert is planned, in Vienna, at a known time and not free by default', () =>
  expect(concertRecord.parse(concert)).toEqual({
    ...concert,
    ...{ timeZone: 'Europe/Vienna', timeUnknown: false, status: 'planned', free: false, revision: 0 },
  }));

test.each<[object, string?]>([
  [{ name: 'x'.repeat(120), venue: 'x'.repeat(120), city: 'x'.repeat(80) }],
  [{ support: Array<string>(10).fill('x'.repeat(120)) }],
  [{ price: { from: 0, to: 10_000, currency: 'EUR' } }],
  [{ note: { de: 'x'.repeat(300) }, access: { de: 'x'.repeat(300), en: 'x' } }],
  [{ name: undefined }, 'name is missing: write the name of the concert'],
  [{ name: ' ' }, 'name is empty: write the name of the concert'],
  [{ name: 'x'.repeat(121) }, 'name is longer than 120 characters: shorten it'],
  [{ date: undefined }, `date ${noDate}`],
  [{ date: 'bald' }, `date ${noDate}`],
  [{ date: '2026-12-04' }, `date ${noDate}`],
  [{ date: '2026-12-04T20:00:00+01:00' }, `date ${noDate}`],
  [{ date: '2027-02-29T19:00:00Z' }, `date ${noDate}`],
  [{ date: '2026-12-04T24:00:00Z' }, `date ${noDate}`],
  [{ doors: '18:00' }, `doors ${noDate}`],
  [{ ticketUrl: 'http://tickets.example.com/1' }, noLink],
  [{ ticketUrl: 'javascript:alert(1)' }, noLink],
  // A page of ours would take them for paths of its own.
  [{ ticketUrl: 'https:tickets.example.com/1' }, noLink],
  [{ ticketUrl: 'https:\\\\tickets.example.com' }, noLink],
  [
    { ticketUrl: `https://tickets.example.com/${'x'.repeat(1973)}` },
    'ticketUrl is longer than 2000 characters: shorten it',
  ],
  [{ status: 'sold out' }, 'status is unknown: use one of planned, cancelled, postponed, soldOut'],
  [{ note: { de: 'Mit Sesseln.', en: ' ' } }, 'note.en is empty: write the English text'],
  [{ note: { en: 'x'.repeat(301) } }, 'note.en is longer than 300 characters: shorten it'],
  [{ note: {} }, 'note is empty: write it in one language, or leave it out'],
  [{ note: 'Mit Sesseln.' }, 'note is no text: write { "de": "…", "en": "…" }, or one of the two'],
  [{ access: { de: '', en: 'Step-free.' } }, 'access.de is empty: write the German text'],
  [{ venue: '' }, 'venue is empty: write it, or leave the field out'],
  [{ venue: 'x'.repeat(121) }, 'venue is longer than 120 characters: shorten it'],
  [{ city: 'x'.repeat(81) }, 'city is longer than 80 characters: shorten it'],
  [
    { timeZone: 'Europe/Wien' },
    'timeZone is no time zone: write a name of the IANA database like Europe/Lisbon',
  ],
  [{ end: '2026-12-04' }, `end ${noDate}`],
  [{ previousDate: 'gestern' }, `previousDate ${noDate}`],
  [{ venueId: 'Halle 1' }, 'venueId is no id: write lower-case letters, digits and hyphens'],
  [{ price: { from: 22.555, currency: 'EUR' } }, `price.from ${noAmount}`],
  [{ price: { from: -1, currency: 'EUR' } }, `price.from ${noAmount}`],
  [{ price: { from: 26, to: 22, currency: 'EUR' } }, 'price.to is reversed: write the lower price first'],
  [{ price: { from: 10_000.01, currency: 'EUR' } }, `price.from ${noAmount}`],
  [{ price: { from: 22, currency: 'EURO' } }, 'price.currency is no currency: write three capitals like EUR'],
  [{ price: { from: 22, currency: 'XYZ' } }, 'price.currency is no currency: write three capitals like EUR'],
  [{ support: [] }, 'support is empty: leave the field out'],
  [{ support: ['x'.repeat(121)] }, 'support.0 is longer than 120 characters: shorten it'],
  [{ support: [' '] }, 'support.0 is empty: write the name, or leave the field out'],
  [{ support: Array(11).fill('Fernlicht') }, 'support are more than 10: name fewer'],
  [{ ticketURL: 'https://tickets.example.com/1' }, 'Unrecognized key: "ticketURL"'],
])('the faults of %j: %s', (change, ...sentences) =>
  expect(faultsOf(concertRecord, { ...concert, ...change })).toEqual(sentences),
);

test('a link keeps nothing that no page can hold', () =>
  expect(
    concertRecord.parse({ ...concert, ticketUrl: 'https://tickets.example.com/\ud800\u0007' }).ticketUrl,
  ).toBe('https://tickets.example.com/\ufffd'));
