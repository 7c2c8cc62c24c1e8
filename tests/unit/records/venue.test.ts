import { expect, test } from 'vitest';
import { venueRecord } from '../../../src/records/venue.ts';
import { accessQuestions } from '../../../src/records/venueRules.ts';
import { faultsOf } from './faults.ts';

const venue = { name: 'Kulturhalle am Kanal', city: 'Wien' };
const noCountry = 'country is no country: write its code by ISO 3166, two capitals like AT';
const note = { de: 'Über den Hof.', en: 'Across the yard.' };

test('only name and city are required; a venue is in Austria until it says otherwise', () =>
  expect(venueRecord.parse(venue)).toEqual({
    ...venue,
    country: 'AT',
    timeZone: 'Europe/Vienna',
    revision: 0,
  }));

test('accepts a full record', () => {
  const full = {
    ...venue,
    street: 'Uferzeile 12',
    postalCode: '1020',
    country: 'SI',
    timeZone: 'Europe/Ljubljana',
    website: 'https://kulturhalle.example.com/',
    access: {
      ...Object.fromEntries(accessQuestions.map((question) => [question, { answer: 'partly', note }])),
      checkedOn: '2026-11-03',
    },
    revision: 3,
  };
  expect(venueRecord.parse(full)).toEqual(full);
});

test.each([
  [{ name: undefined }, 'name is missing: write the name of the venue'],
  [{ name: 'x'.repeat(121) }, 'name is longer than 120 characters: shorten it'],
  [{ city: 'x'.repeat(81) }, 'city is longer than 80 characters: shorten it'],
  [{ city: '' }, 'city is empty: write the city'],
  [{ street: 'x'.repeat(121) }, 'street is longer than 120 characters: shorten it'],
  [{ postalCode: '1'.repeat(13) }, 'postalCode is longer than 12 characters: shorten it'],
  ...['AUT', 'Austria', 'XX', 'UK'].map((country): [object, string] => [{ country }, noCountry]),
  [
    { website: 'javascript:alert(1)' },
    'website is no https address: write it in full, beginning with https://',
  ],
  [
    { access: { hearingLoop: { answer: 'maybe' } } },
    'access.hearingLoop.answer is unknown: use one of yes, partly, no, unknown',
  ],
  [
    { access: { hearingLoop: { answer: 'no', note: { de: 'Nein.' } } } },
    'access.hearingLoop.note.en is missing: write the English text',
  ],
  [{ access: { checkedOn: '3. 11. 2026' } }, 'access.checkedOn is no day: write it like 2026-11-21'],
  [{ access: { lift: { answer: 'yes' } } }, 'access Unrecognized key: "lift"'],
])('rejects %j: %s', (change, sentence) =>
  expect(faultsOf(venueRecord, { ...venue, ...change })).toEqual([sentence]),
);
