import { expect, test } from 'vitest';
import { concertRecord } from '../../../src/contracts/concert.ts';
import { faultsOf } from './faults.ts';

const concert = { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' };
const noDate = 'is no date: write an instant in UTC like 2026-12-04T19:00:00Z';
const noLink = 'ticketUrl is no https address: write it in full, beginning with https://';

test('only name and date are required; a concert is planned and not free until it says otherwise', () => {
  expect(concertRecord.parse(concert)).toEqual({ ...concert, status: 'planned', free: false });
});

test.each([
  [{ name: undefined }, 'name is missing: write the name of the concert'],
  [{ name: ' ' }, 'name is empty: write the name of the concert'],
  [{ name: 'x'.repeat(121) }, 'name is longer than 120 characters: shorten it'],
  [{ date: undefined }, `date ${noDate}`],
  [{ date: 'bald' }, `date ${noDate}`],
  [{ date: '2026-12-04' }, `date ${noDate}`],
  [{ date: '2026-12-04T20:00:00+01:00' }, `date ${noDate}`],
  [{ date: '2027-02-29T19:00:00Z' }, `date ${noDate}`],
  [{ date: '2026-12-04T24:00:00Z' }, `date ${noDate}`],
  [{ date: '2026-12-04 19:00:00Z' }, `date ${noDate}`],
  [{ doors: '18:00' }, `doors ${noDate}`],
  [{ ticketUrl: 'http://tickets.example.com/1' }, noLink],
  [{ ticketUrl: 'tickets.example.com/1' }, noLink],
  [{ ticketUrl: 'javascript:alert(1)' }, noLink],
  [{ status: 'sold out' }, 'status is unknown: use one of planned, cancelled, postponed, soldOut'],
  [{ note: { de: 'Mit Sesseln.' } }, 'note.en is missing: write the English text'],
  [{ access: { de: '', en: 'Step-free.' } }, 'access.de is empty: write the German text'],
  [{ venue: '' }, 'venue is empty: write it, or leave the field out'],
  [{ city: 'x'.repeat(81) }, 'city is longer than 80 characters: shorten it'],
  [{ ticketURL: 'https://tickets.example.com/1' }, 'Unrecognized key: "ticketURL"'],
])('rejects %j: %s', (change, sentence) => {
  expect(faultsOf(concertRecord, { ...concert, ...change })).toEqual([sentence]);
});
