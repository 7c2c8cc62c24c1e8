import { expect, test } from 'vitest';
import { venueRecord } from '../../../../../../src/records/venue.ts';
import { addressText, placeOf } from '../../../../../../src/features/concerts/page/sheet/factTexts.ts';
import { concertOf } from '../shown.ts';

const venueOf = (fields: object) => ({
  id: 'v',
  ...venueRecord.parse({ name: 'Halle', city: 'Wien', ...fields }),
});
const placeIn = (concert: object, venue?: object) =>
  placeOf({ concert: concertOf(concert), venue: venue && venueOf(venue) }, 'de');

test.each([
  [{ venue: 'Halle' }, undefined, 'Halle'],
  [{ venue: 'Halle', city: 'Wien' }, undefined, 'Halle, Wien'],
  [{ venue: 'Alt', city: 'Graz' }, {}, 'Halle, Wien'],
  [{}, { street: 'Gasse 3 & 4', postalCode: '1020' }, 'Halle, Gasse 3 & 4, 1020 Wien'],
])('the map of a concert with %j at %j is searched for "%s"', (concert, venue, query) => {
  const { map = '' } = placeIn(concert, venue) ?? {};
  expect(new URL(map).searchParams.get('query')).toBe(query);
});

test('a city alone is a place without a map, and no place is nothing', () => {
  expect(placeIn({ city: 'Wien' })).toEqual({ name: 'Wien' });
  expect(placeIn({})).toBeUndefined();
});

test.each([
  [{}, 'de', 'Wien'],
  [{ street: 'Gasse 3' }, 'de', 'Gasse 3, Wien'],
  [{ postalCode: '1020' }, 'de', '1020 Wien'],
  [{ city: 'Basel', country: 'CH' }, 'de', 'Basel, Schweiz'],
  [{ city: 'Basel', country: 'CH' }, 'en', 'Basel, Switzerland'],
] as const)('the address of %j in %s: %s', (fields, locale, text) =>
  expect(addressText(venueOf(fields), locale)).toBe(text),
);
