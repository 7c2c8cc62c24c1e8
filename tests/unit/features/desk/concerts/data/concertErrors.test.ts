import { expect, test } from 'vitest';
import {
  concertErrors,
  serverErrors,
  type ConcertField,
} from '../../../../../../src/features/desk/concerts/data/concertErrors.ts';
import { ApiProblem, Unreachable } from '../../../../../../src/lib/browser/http.ts';
import {
  typedFrom,
  type TypedConcert,
} from '../../../../../../src/features/desk/concerts/data/typedConcert.ts';
import { concertOf, typedOf } from '../concertOf.ts';

const now = new Date('2026-11-22T12:00:00Z');
const errors = (fields: Parameters<typeof typedOf>[0]) =>
  concertErrors(typedOf(fields), now).map(
    ({ field, key }) => `${field} ${key.replace('error-concert-', '')}`,
  );

test.each([
  ['the least', {}, []],
  ['no name', { name: '  ' }, ['name name']],
  ['neither day nor time', { date: '', time: '' }, ['date date', 'time time']],
  ['an open hour', { time: '', isTimeOpen: true }, []],
  ['a skipped time', { date: '2027-03-28', time: '02:30' }, ['time skipped']],
  ['a skipped time with doors', { date: '2027-03-28', time: '02:30', doors: '01:00' }, ['time skipped']],
  ['a repeated time', { date: '2027-10-31', time: '02:30' }, ['season season']],
  ['a repeated time with its season', { date: '2027-10-31', time: '02:30', season: 'winter' }, []],
  ['an open hour on that day', { date: '2027-10-31', time: '', isTimeOpen: true }, []],
  ['a day that is too late', { date: '2037-01-01' }, ['date date']],
  ['doors after the beginning', { doors: '21:00' }, ['doors order']],
  ['doors of the evening before', { time: '00:30', doors: '23:30' }, []],
  ['doors without a beginning', { time: '', isTimeOpen: true, doors: '19:00' }, []],
  ['an end at the beginning', { end: '20:00' }, ['end order']],
  ['an end after midnight', { end: '01:00' }, []],
  ['eleven support acts', { support: 'x\n'.repeat(11) }, ['support support']],
  ['an amount in words', { priceFrom: 'viel' }, ['priceFrom price']],
  ['only the higher price', { priceTo: '20' }, ['priceFrom price']],
  ['prices in the wrong order', { priceFrom: '20', priceTo: '18' }, ['priceTo price']],
  ['a wrong name and a wrong day', { name: '', date: '2037-01-01' }, ['name name', 'date date']],
  ['no day, and doors and an end', { date: '', doors: '19:00', end: '22:00' }, ['date date']],
  ['no time, and a day that is too late', { date: '2037-01-01', time: '' }, ['time time']],
  ['spaces for a link and for notes', { ticketUrl: ' ', noteDe: ' ', noteEn: ' ' }, []],
  ['a link with space around it', { ticketUrl: ' https://example.com ' }, []],
  ['a link without https', { ticketUrl: 'http://example.com' }, ['ticketUrl ticketUrl']],
  [
    'a new venue in a country of many zones',
    { venue: 'Hall', country: 'US' },
    ['timeZone error-venue-timeZone'],
  ],
  ['its chosen zone', { venue: 'Hall', country: 'US', timeZone: 'America/Chicago' }, []],
  ['no venue after all', { venue: ' ', country: 'US' }, []],
  ['a note in one language', { noteDe: 'Nur so' }, ['noteEn note']],
  ['a note in both', { noteDe: 'Nur so', noteEn: 'Just so' }, []],
] as const)('%s', (_, fields, expected) => expect(errors(fields)).toEqual(expected));

test.each<[keyof TypedConcert, number, Partial<TypedConcert>]>([
  ['name', 120, {}],
  ['venue', 120, {}],
  ['city', 80, {}],
  ['support', 120, {}],
  ['noteDe', 300, { noteEn: 'Just so' }],
  ['noteEn', 300, { noteDe: 'Nur so' }],
])('a text may fill %s with %i characters, and not one more', (field, longest, others) => {
  const wrong = (length: number) =>
    concertErrors(typedOf({ ...others, [field]: ` ${'x'.repeat(length)} ` }), now).map(
      (error) => error.field,
    );
  expect(wrong(longest)).toEqual([]);
  expect(wrong(longest + 1)).toEqual([field]);
});

test.each<[string, Partial<TypedConcert>, string[]]>([
  ['ten support acts', { support: 'x\n'.repeat(10) }, []],
  ['the highest price', { priceFrom: '10000' }, []],
  ['more than it', { priceFrom: '10000,01' }, ['priceFrom']],
  ['more than it at the other end', { priceFrom: '1', priceTo: '10001' }, ['priceTo']],
  ['one price for all', { priceFrom: '20', priceTo: '20' }, []],
])('the bounds of %s', (_, fields, expected) =>
  expect(concertErrors(typedOf(fields), now).map(({ field }) => field)).toEqual(expected),
);

test('shows the errors of the API at the fields of the form', () => {
  const own = ['name', 'date', 'doors', 'end', 'venue', 'city', 'support', 'ticketUrl'];
  const sent = ['price.from', 'note', 'venueId', 'unknown', ...own].map((field) => ({ field }));
  const problem = new ApiProblem(422, { type: 'urn:problem-type:match:invalid', errors: [...sent, null] });
  const shown = serverErrors(problem);
  expect(shown.map(({ field }) => field).sort()).toEqual(['noteDe', 'priceFrom', ...own].sort());
  expect(Object.fromEntries(shown.map(({ field, key }) => [field, key]))).toMatchObject({
    ...{ name: 'error-concert-name', doors: 'error-concert-order', end: 'error-concert-order' },
    ...{ priceFrom: 'error-concert-price', noteDe: 'error-concert-note' },
  });
  expect(serverErrors(new ApiProblem(500, {}))).toEqual([]);
  expect(serverErrors(new Unreachable())).toEqual([]);
});

test('checks a change only, so that a field of another program never refuses it', () => {
  const odd = concertOf({
    ...{ date: '1949-01-01T19:00:00Z', doors: '1949-01-01T05:00:00Z', name: 'x'.repeat(200) },
    ...{ ticketUrl: 'http://a.example', venue: 'x'.repeat(200), support: ['x'.repeat(200)] },
    ...{ price: { from: 20_000, to: 30_000, currency: 'EUR' }, note: { de: 'x' } },
  });
  const typed = typedFrom(odd);
  expect(concertErrors({ ...typed, city: 'Wels' }, now, odd)).toEqual([]);
  expect(concertErrors({ ...typed, ticketUrl: 'http://b.example' }, now, odd)).toMatchObject([
    { field: 'ticketUrl' },
  ]);
  expect(concertErrors({ ...typed, time: '19:30' }, now, odd)).toMatchObject([{ field: 'date' }]);
});

test.each<[ConcertField, Partial<TypedConcert>]>([
  ['name', { name: '' }],
  ['doors', { doors: '21:00' }],
  ['end', { end: '20:00' }],
  ['venue', { venue: 'x'.repeat(121) }],
  ['city', { city: 'x'.repeat(81) }],
  ['support', { support: 'x'.repeat(121) }],
  ['priceFrom', { priceFrom: 'x' }],
  ['priceTo', { priceTo: '1' }],
  ['ticketUrl', { ticketUrl: 'x' }],
  ['noteDe', { noteDe: '' }],
  ['noteEn', { noteEn: '' }],
  ['noteDe', { noteDe: ' ', status: 'postponed' }],
])('checks a changed %s of a stored concert: %o', (field, change) => {
  const stored = concertOf({
    ...{ price: { from: 18, to: 20, currency: 'EUR' }, note: { de: 'Nur so', en: 'Just so' } },
  });
  expect(concertErrors({ ...typedFrom(stored), ...change }, now, stored)).toMatchObject([{ field }]);
});

test('checks a note once the concert is no longer cancelled', () => {
  const stored = concertOf({ status: 'cancelled', note: { de: 'Nur so' } });
  const errors = concertErrors({ ...typedFrom(stored), status: 'planned' }, now, stored);
  expect(errors).toMatchObject([{ field: 'noteEn' }]);
});

test('a changed beginning is checked against doors and end that are stored', () => {
  const concert = concertOf({ doors: '2026-12-04T18:00:00Z', end: '2026-12-04T21:00:00Z' });
  const at = (time: string) => concertErrors({ ...typedFrom(concert), time }, now, concert);
  expect(at('18:00')).toMatchObject([{ field: 'doors' }]);
  expect(at('23:00')).toMatchObject([{ field: 'end' }]);
  expect(at('21:30')).toEqual([]);
});

test('only the note of a cancellation may be in one language', () => {
  const noted = { noteDe: 'Der Fluss war schneller.' };
  expect(concertErrors(typedOf({ ...noted, status: 'cancelled' }), now)).toEqual([]);
  expect(concertErrors(typedOf({ ...noted, status: 'postponed' }), now)).toMatchObject([{ field: 'noteEn' }]);
});
