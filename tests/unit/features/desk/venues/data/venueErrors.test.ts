import { expect, test } from 'vitest';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';
import type { TypedVenue } from '../../../../../../src/features/desk/venues/data/typedVenue.ts';
import { serverErrors, venueErrors } from '../../../../../../src/features/desk/venues/data/venueErrors.ts';
import { typedOf } from '../venueOf.ts';

test.each<[Partial<TypedVenue>, string[]]>([
  [{}, []],
  [{ name: ' ', city: ' ' }, ['name', 'city']],
  [
    { street: 'a'.repeat(121), postalCode: '1'.repeat(13), city: 'a'.repeat(81) },
    ['street', 'postalCode', 'city'],
  ],
  [{ website: ' ', 'quietPlace-de': ' ', 'quietPlace-en': ' ' }, []],
  [{ website: 'stellwerk.example' }, ['website']],
  [{ website: 'http://stellwerk.example' }, ['website']],
  [{ country: 'US', timeZone: '' }, ['timeZone']],
  [{ 'quietPlace-de': 'Oben.' }, ['quietPlace-en']],
  [{ 'quietPlace-en': 'Upstairs.' }, ['quietPlace-de']],
  [{ checkedOn: '2026-11-22' }, []],
  [{ checkedOn: '2026-11-23' }, ['checkedOn']],
])('names the wrong fields of %j', (fields, expected) => {
  const errors = venueErrors(typedOf(fields), '2026-11-22');
  expect(errors.map(({ field }) => field)).toEqual(expected);
  for (const { field, key } of errors)
    expect(key).toBe(`error-venue-${field.startsWith('quietPlace') ? 'note' : field}`);
});

test.each<[keyof TypedVenue, number, Partial<TypedVenue>]>([
  ['name', 120, {}],
  ['street', 120, {}],
  ['postalCode', 12, {}],
  ['city', 80, {}],
  ['hearingLoop-de', 300, { 'hearingLoop-en': 'At the bar.' }],
  ['hearingLoop-en', 300, { 'hearingLoop-de': 'An der Bar.' }],
])('a text may fill %s with %i characters, and not one more', (field, longest, others) => {
  const wrong = (length: number) =>
    venueErrors(typedOf({ ...others, [field]: ` ${'x'.repeat(length)} ` }), '2026-11-22').map(
      (error) => error.field,
    );
  expect(wrong(longest)).toEqual([]);
  expect(wrong(longest + 1)).toEqual([field]);
});

test('shows the errors of the API at the fields of the form, each once and with its sentence', () => {
  const expected = {
    ...{ name: 'name', street: 'street', postalCode: 'postalCode', city: 'city', website: 'website' },
    ...{ country: 'timeZone', timeZone: 'timeZone', 'quietPlace-en': 'note', 'quietPlace-de': 'note' },
    checkedOn: 'checkedOn',
  };
  const fields = [
    ...['name', 'street', 'postalCode', 'city', 'website', 'country', 'timeZone'],
    ...['access.quietPlace.note.en', 'access.quietPlace.note', 'access.checkedOn', 'name', 'else'],
  ];
  const problem = new ApiProblem(422, { errors: fields.map((field) => ({ field })) });
  expect(serverErrors(problem)).toEqual(
    Object.entries(expected).map(([field, name]) => ({ field, key: `error-venue-${name}` })),
  );
  expect(serverErrors(new Error('no answer'))).toEqual([]);
});
