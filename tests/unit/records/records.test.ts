import { expect, test } from 'vitest';
import { concertRecord } from '../../../src/records/concert.ts';
import { readTolerantly, withoutStoreFields } from '../../../src/records/records.ts';
import { venueRecord } from '../../../src/records/venue.ts';

const concert = { name: 'Lampenfieber', date: '2026-12-04T19:00:00Z' };
const venue = { name: 'Halle', city: 'Wien' };
const note = { de: 'Über den Hof.', en: 'Across the yard.' };
const longName = { name: 'x'.repeat(121) };

test.each([
  ['an unknown field', { mood: 'loud' }, {}, []],
  ['a field without a value', { mood: undefined, city: undefined }, {}, []],
  ['a link that is not https', { ticketUrl: 'http://a.example' }, {}, ['ticketUrl']],
  ['several fields', { ticketUrl: 'x', end: null, city: 'Wien' }, { city: 'Wien' }, ['end', 'ticketUrl']],
  ['a field with a default', { status: 'moved', free: 'yes' }, {}, ['free', 'status']],
  ['one language of a note', { note: { de: 'Krank.', en: 5 } }, { note: { de: 'Krank.' } }, ['note.en']],
  ['both languages of a note', { note: { de: 4, en: 5 } }, {}, ['note', 'note.de', 'note.en']],
  ['one language of two that belong together', { access: { de: 'Eben.' } }, {}, ['access.en']],
  ['the higher price', { price: { from: 22, to: 'x', currency: 'EUR' } }, {}, ['price.to']],
  [
    'a part of a price that nobody knows',
    { price: { from: 22, currency: 'EUR', tax: 2 } },
    { price: { from: 22, currency: 'EUR' } },
    [],
  ],
  ['one support act', { support: ['Fernlicht', ''] }, {}, ['support.1']],
])('a concert is read without %s', (_, fields, rest, named) => {
  const { data, faults } = readTolerantly(concertRecord, { ...concert, ...fields });
  expect(data).toEqual(concertRecord.parse({ ...concert, ...rest }));
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(named);
});

test.each([
  [
    'an unknown question',
    { lift: { answer: 'yes' }, hearingLoop: { answer: 'no' } },
    { hearingLoop: { answer: 'no' } },
  ],
  [
    'an answer that is none',
    { hearingLoop: { answer: 'maybe' }, quietPlace: { answer: 'no', note } },
    { quietPlace: { answer: 'no', note } },
  ],
  ['half a note', { quietPlace: { answer: 'no', note: { de: 'Nein.' } } }, { quietPlace: { answer: 'no' } }],
  [
    'a day that is none',
    { checkedOn: 'gestern', hearingLoop: { answer: 'no' } },
    { hearingLoop: { answer: 'no' } },
  ],
])('what is known about access is read without %s', (_, access, rest) => {
  const { data } = readTolerantly(venueRecord, { ...venue, access });
  expect(data).toEqual(venueRecord.parse({ ...venue, access: rest }));
});

test.each([
  [concertRecord, { date: concert.date, mood: 'loud' }, 'name is missing: write the name of the concert'],
  [concertRecord, { ...concert, ...longName, end: 5 }, 'name is longer than 120 characters: shorten it'],
  [venueRecord, { ...venue, city: null }, 'city is missing: write the city'],
  [venueRecord, 'a text', 'Invalid input'],
  [venueRecord, null, 'Invalid input'],
])('nothing is read where a required field is unusable: %o %j', (contract, fields, sentence) =>
  expect(readTolerantly<unknown>(contract, fields)).toEqual({
    faults: [expect.stringContaining(sentence)],
  }),
);

test('what was read stays as it was', () => {
  const fields = Object.freeze({ ...concert, price: Object.freeze({ from: 'x' }) });
  expect(readTolerantly(concertRecord, fields).data).toBeDefined();
});

test.each(['text', 7, null, [{ id: 'a' }]])('what is no record stays as it was sent: %j', (sent) =>
  expect(withoutStoreFields(sent)).toEqual(sent),
);
