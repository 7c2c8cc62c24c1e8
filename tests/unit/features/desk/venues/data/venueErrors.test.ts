import { expect, test } from 'vitest';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';
import type { TypedVenue } from '../../../../../../src/features/desk/venues/data/typedVenue.ts';
import { serverErrors, venueErrors } from '../../../../../../src/features/desk/venues/data/venueErrors.ts';
import { typedOf } from '../venueOf.ts';

test.each<[Partial<TypedVenue>, string[]]>([
  [{}, []],
  [{ name: ' ', city: '' }, ['name', 'city']],
  [
    { name: 'a'.repeat(121), street: 'a'.repeat(121), postalCode: '1'.repeat(13) },
    ['name', 'street', 'postalCode'],
  ],
  [{ website: 'stellwerk.example' }, ['website']],
  [{ website: 'http://stellwerk.example' }, ['website']],
  [{ country: 'US', timeZone: '' }, ['timeZone']],
  [{ 'quietPlace-de': 'Oben.' }, ['quietPlace-en']],
  [{ 'quietPlace-en': 'Upstairs.' }, ['quietPlace-de']],
  [{ 'quietPlace-de': 'o'.repeat(301), 'quietPlace-en': 'Upstairs.' }, ['quietPlace-de']],
  [{ checkedOn: '2026-11-22' }, []],
  [{ checkedOn: '2026-11-23' }, ['checkedOn']],
])('names the wrong fields of %j', (fields, expected) => {
  expect(venueErrors(typedOf(fields), '2026-11-22').map(({ field }) => field)).toEqual(expected);
});

test('shows the errors of the API at the fields of the form, each once', () => {
  const fields = [
    'name',
    'country',
    'access.quietPlace.note.en',
    'access.quietPlace.note',
    'access.checkedOn',
    'name',
    'else',
  ];
  const problem = new ApiProblem(422, { errors: fields.map((field) => ({ field })) });
  expect(serverErrors(problem).map(({ field }) => field)).toEqual([
    'name',
    'country',
    'quietPlace-en',
    'quietPlace-de',
    'checkedOn',
  ]);
  expect(serverErrors(new Error('no answer'))).toEqual([]);
});
