import fc from 'fast-check';
import { expect, test } from 'vitest';
import { venueRecord, type VenueValues } from '../../../../../../src/records/venue.ts';
import { accessAnswers } from '../../../../../../src/records/venueRules.ts';
import { sized } from '../../../../../night.ts';
import { translator } from '../../../../../../src/desk/kit/translate.ts';
import {
  addressText,
  answered,
  venueKind,
} from '../../../../../../src/features/concerts/venues/data/venueKind.ts';
import { ApiProblem } from '../../../../../../src/lib/browser/http.ts';
import { records } from '../../../../../e2e/words.ts';
import { typedOf, venueOf } from '../venueOf.ts';

const t = translator('de');
const { toForm, fromForm, groups } = venueKind;
const note = { de: 'Über den Hof.', en: 'Across the yard.' };
const errors = (fields: Partial<VenueValues>) => venueKind.findErrors(typedOf(fields), undefined, t);

test('keeps every field of the venues in the repository; an answer "unknown" is an absent one', () => {
  for (const file of records('venues')) {
    const { access, ...venue } = venueRecord.parse(file);
    const facts = Object.entries(access ?? {}).filter(
      ([, fact]) => typeof fact === 'string' || fact?.answer !== 'unknown' || fact.note,
    );
    const { revision, ...fields } = venue;
    expect(revision).toBe(0);
    expect(fromForm(toForm({ ...venue, access, id: 'a' }))).toEqual({
      ...fields,
      ...(facts.length > 0 && { access: Object.fromEntries(facts) }),
    });
  }
});

test('reads answers, notes and the day of the check', () => {
  const access = { quietPlace: { answer: 'partly', note }, checkedOn: '2026-11-03' } as const;
  const values = toForm(venueOf({ access }));
  expect(values).toMatchObject({
    ...{ quietPlace: 'partly', 'quietPlace-de': note.de, 'quietPlace-en': note.en },
    ...{ hearingLoop: 'unknown', 'hearingLoop-de': '', checkedOn: '2026-11-03' },
  });
  expect(answered(values)).toBe(1);
  expect(fromForm(values)).toMatchObject({ access });
});

test.each([
  [{ street: 'Gleisweg 4', postalCode: '4020' }, 'Gleisweg 4, 4020 Linz'],
  [{ street: 'Gleisweg 4' }, 'Gleisweg 4, Linz'],
  [{}, 'Linz'],
])('writes the address of %j', (fields, expected) => expect(addressText(typedOf(fields))).toBe(expected));

test('the API accepts everything that the form accepts', () => {
  const text = fc.oneof(fc.constant('Halle'), fc.string({ maxLength: 130 }));
  const words = fc.oneof({ weight: 9, arbitrary: fc.constant('Oben.') }, { weight: 1, arbitrary: text });
  const venue = fc.record({
    name: text,
    street: text,
    postalCode: fc.string({ maxLength: 13 }),
    city: text,
    website: fc.oneof(fc.constant(''), fc.webUrl({ validSchemes: ['https'] }), fc.webUrl()),
    country: fc.constantFrom('AT', 'DE', 'JP'),
    timeZone: fc.constantFrom('Europe/London', 'Asia/Tokyo'),
    hearingLoop: fc.constantFrom(...accessAnswers),
    'hearingLoop-de': words,
    'hearingLoop-en': words,
    checkedOn: fc.constantFrom('', '2026-11-21'),
  });
  fc.assert(
    fc.property(venue, (fields) => {
      if (errors(fields).length > 0) return;
      expect(venueRecord.safeParse(fromForm(typedOf(fields))).error).toBeUndefined();
    }),
    { numRuns: sized(15, 1000) },
  );
});

test.each<[Partial<VenueValues>, (keyof VenueValues)[]]>([
  [{ name: ' ', city: ' ' }, ['name', 'city']],
  [
    { street: 'a'.repeat(121), postalCode: '1'.repeat(13), city: 'a'.repeat(81) },
    ['street', 'postalCode', 'city'],
  ],
  [{ website: ' ', 'quietPlace-de': ' ', 'quietPlace-en': ' ', checkedOn: '2026-11-22' }, []],
  [{ website: 'stellwerk.example' }, []],
  [{ website: 'buero@stellwerk.example' }, ['website']],
  [{ 'quietPlace-en': 'Upstairs.' }, ['quietPlace-de']],
])('names the wrong fields of %j', (fields, expected) =>
  expect(errors(fields).map(({ field }) => field)).toEqual(expected),
);

test.each<[Partial<VenueValues>, keyof VenueValues, string]>([
  [{ city: '' }, 'city', '„Ort“ fehlt noch.'],
  [{ postalCode: '1'.repeat(13) }, 'postalCode', '„PLZ“ ist zu lang, höchstens 12 Zeichen.'],
  [{ country: 'US', timeZone: '' }, 'timeZone', 'Bitte wählen: Zeitzone.'],
  [{ 'quietPlace-de': 'Oben.' }, 'quietPlace-en', '„What exactly?“ fehlt noch.'],
  [{ checkedOn: '2999-11-23' }, 'checkedOn', '„Nachgesehen am“ braucht einen Tag, der schon da ist.'],
])('says what is wrong with %j, at %s with its label: %s', (fields, field, sentence) =>
  expect(errors(fields)).toEqual([{ field, sentence }]),
);

test('shows the sentences of the API at the controls of nested fields', () => {
  const expected = {
    ...{ website: 'website', country: 'country', timeZone: 'timeZone' },
    'access.quietPlace.answer': 'quietPlace',
    'access.quietPlace.note.en': 'quietPlace-en',
    'access.quietPlace.note': 'quietPlace-de',
    'access.checkedOn': 'checkedOn',
  };
  const sent = [...Object.keys(expected), 'else'].map((field) => ({ field, message: `about ${field}` }));
  expect(venueKind.serverErrors(new ApiProblem(422, { errors: sent }))).toEqual(
    Object.entries(expected).map(([path, field]) => ({ field, sentence: `about ${path}` })),
  );
});

test('every field of the form belongs to one group, so that none is lost in a merge', () =>
  expect(Object.values(groups).flat().sort()).toEqual(Object.keys(typedOf()).sort()));

test('says the values of a group in words', () => {
  const values = typedOf({
    ...{ country: 'DE', timeZone: 'Europe/Berlin', city: 'München', checkedOn: '2026-11-03' },
    ...{ quietPlace: 'partly', 'quietPlace-de': 'Oben.', 'quietPlace-en': 'Upstairs.' },
  });
  const text = (group: string) => venueKind.groupText(group, values, 'de', t);
  expect(text('region')).toBe('Deutschland, Zeit in München.');
  expect(text('quietPlace')).toBe('Zum Teil / Oben. / Upstairs.');
  expect(text('hearingLoop')).toBe('Weiß nicht');
  expect(text('checked')).toBe('3. November 2026');
  expect(text('website')).toBe('– leer –');
});
