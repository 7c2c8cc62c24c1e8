import fc from 'fast-check';
import { expect, test } from 'vitest';
import { venueRecord } from '../../../../../../src/records/venue.ts';
import { accessAnswers } from '../../../../../../src/records/venueRules.ts';
import {
  address,
  answered,
  toSent,
  typedFrom,
} from '../../../../../../src/features/desk/venues/data/typedVenue.ts';
import { venueErrors } from '../../../../../../src/features/desk/venues/data/venueErrors.ts';
import { records } from '../../../../../e2e/words.ts';
import { typedOf } from '../venueOf.ts';

const note = { de: 'Über den Hof.', en: 'Across the yard.' };

test('keeps every field of the venues in the repository; an answer "unknown" is an absent one', () => {
  for (const file of records('venues')) {
    const { access, revision, ...venue } = venueRecord.parse(file);
    expect(revision).toBe(0);
    const facts = Object.entries(access ?? {}).filter(
      ([, fact]) => typeof fact === 'string' || fact?.answer !== 'unknown' || fact.note,
    );
    expect(toSent(typedFrom({ ...venue, access }))).toEqual({
      ...venue,
      ...(facts.length > 0 && { access: Object.fromEntries(facts) }),
    });
  }
});

test('reads answers, notes and the day of the check', () => {
  const access = { quietPlace: { answer: 'partly', note }, checkedOn: '2026-11-03' } as const;
  const typed = typedOf(
    typedFrom({ name: 'Halle', city: 'Wels', country: 'AT', timeZone: 'Europe/Vienna', access }),
  );
  expect(typed).toMatchObject({
    ...{ quietPlace: 'partly', 'quietPlace-de': note.de, 'quietPlace-en': note.en },
    ...{ hearingLoop: 'unknown', 'hearingLoop-de': '', checkedOn: '2026-11-03' },
  });
  expect(answered(typed)).toBe(1);
  expect(toSent(typed)).toMatchObject({ access });
});

test('a venue without any answer has no access information', () =>
  expect(toSent(typedOf({ street: '  ' }))).toEqual({
    ...{ name: 'Stellwerk', city: 'Linz', country: 'AT', timeZone: 'Europe/Vienna' },
  }));

test.each([
  [{ street: 'Gleisweg 4', postalCode: '4020' }, 'Gleisweg 4, 4020 Linz'],
  [{ street: 'Gleisweg 4' }, 'Gleisweg 4, Linz'],
  [{}, 'Linz'],
])('writes the address of %j', (fields, expected) => expect(address(typedOf(fields))).toBe(expected));

test('the API accepts everything that the form accepts', () => {
  const text = fc.oneof(fc.constant('Halle'), fc.string({ maxLength: 130 }));
  const note = fc.oneof({ weight: 9, arbitrary: fc.constant('Oben.') }, { weight: 1, arbitrary: text });
  const venue = fc.record({
    name: text,
    street: text,
    postalCode: fc.string({ maxLength: 13 }),
    city: text,
    website: fc.oneof(fc.constant(''), fc.webUrl({ validSchemes: ['https'] }), fc.webUrl()),
    country: fc.constantFrom('AT', 'DE', 'JP'),
    timeZone: fc.constantFrom('Europe/London', 'Asia/Tokyo'),
    hearingLoop: fc.constantFrom(...accessAnswers),
    'hearingLoop-de': note,
    'hearingLoop-en': note,
    checkedOn: fc.constantFrom('', '2026-11-21'),
  });
  fc.assert(
    fc.property(venue, (fields) => {
      const typed = typedOf(fields);
      if (venueErrors(typed, '2026-11-22').length > 0) return;
      expect(venueRecord.safeParse(toSent(typed)).error).toBeUndefined();
    }),
  );
});
