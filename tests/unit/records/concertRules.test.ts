import { expect, test } from 'vitest';
import { isAnnounced, endOf, noteIn, slugOf, takesPlace } from '../../../src/records/concertRules.ts';
import { isConcertDate } from '../../../src/records/newConcert.ts';
import { isId } from '../../../src/records/text.ts';

test.each([
  [{ de: 'Krank.', en: 'Ill.' }, 'en', { text: 'Ill.', lang: 'en' }],
  [{ de: 'Krank.', en: 'Ill.' }, 'de', { text: 'Krank.', lang: 'de' }],
  [{ de: 'Krank.' }, 'en', { text: 'Krank.', lang: 'de' }],
  [{ en: 'Ill.' }, 'de', { text: 'Ill.', lang: 'en' }],
  [undefined, 'de', undefined],
] as const)('the note %j for readers of %s is %j', (note, locale, shown) =>
  expect(noteIn(note, locale)).toEqual(shown),
);

test.each([
  ['halle-1-nord', true],
  ['x'.repeat(120), true],
  ['x'.repeat(121), false],
  ['', false],
  ['Halle', false],
  ['-halle', false],
  ['halle--1', false],
])('%j is an id: %s', (value, expected) => expect(isId(value)).toBe(expected));

test('a concert takes place on its date, planned or sold out', () =>
  expect(['planned', 'soldOut', 'cancelled', 'postponed'].filter((status) => takesPlace({ status }))).toEqual(
    ['planned', 'soldOut'],
  ));

test.each([
  ['2026-12-01T16:59:59.999Z', false],
  ['2026-12-01T17:00:00.000Z', true],
  ['2026-12-01T17:00:00.001Z', true],
])('visitors see a concert of 18:00 at %s: %s', (instant, expected) => {
  expect(isAnnounced({ showFrom: '2026-12-01T17:00:00Z' }, Date.parse(instant))).toBe(expected);
  expect(isAnnounced({}, Date.parse(instant))).toBe(true);
});

const start = '2026-12-04T20:00:00+01:00';

test.each([
  ['at its end', { end: '2026-12-04T23:00:00+01:00' }, '2026-12-04T22:00:00.000Z'],
  ['two and a half hours after its beginning without one', {}, '2026-12-04T21:30:00.000Z'],
  ['there too where its end is no later', { end: start }, '2026-12-04T21:30:00.000Z'],
  ['with its day where its hour is unknown', { timeUnknown: true }, '2026-12-04T19:00:00.000Z'],
])('a concert ends %s', (_, fields, expected) =>
  expect(new Date(endOf({ date: start, timeUnknown: false, ...fields })).toISOString()).toBe(expected),
);

test('the address of a concert ends with its slug, else with its id', () =>
  expect([slugOf({ id: 'one', slug: 'probe' }), slugOf({ id: 'one' })]).toEqual(['probe', 'one']));

test.each([
  ['1950-01-01T00:00:00+01:00', true],
  ['1949-12-31T23:59:59+01:00', false],
  ['2036-11-22T12:00:00Z', true],
  ['2036-11-22T12:00:01Z', false],
  ['soon', false],
])('a new concert may begin at %s: %s', (instant, expected) =>
  expect(isConcertDate(instant, new Date('2026-11-22T12:00:00Z'))).toBe(expected),
);
