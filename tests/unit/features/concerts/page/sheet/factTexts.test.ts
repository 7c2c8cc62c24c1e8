import { expect, test } from 'vitest';
import { venueRecord } from '../../../../../../src/records/venue.ts';
import { placeOf } from '../../../../../../src/features/concerts/page/sheet/factTexts.ts';
import { concertOf } from '../shown.ts';

const venueOf = (fields: object) => ({
  id: 'v',
  ...venueRecord.parse({ name: 'Halle', city: 'Wien', ...fields }),
});
const placeIn = (concert: object, venue?: object) =>
  placeOf({ concert: concertOf(concert), venue: venue && venueOf(venue) }, 'de');

test.each([
  [{ venue: 'Halle' }, undefined, 'Halle'],
  [{ venue: 'Alt', city: 'Graz' }, {}, 'Halle, Wien'],
  [{}, { street: 'Gasse 3 & 4', postalCode: '1020' }, 'Halle, Gasse 3 & 4, 1020 Wien'],
  [{}, { postalCode: '4053', city: 'Basel', country: 'CH' }, 'Halle, 4053 Basel, Schweiz'],
])('the map of a concert with %j at %j is searched for "%s"', (concert, venue, query) => {
  const { map = '' } = placeIn(concert, venue) ?? {};
  expect(new URL(map).searchParams.get('query')).toBe(query);
});

test('a city alone is a place without a map, and no place is nothing', () => {
  expect(placeIn({ city: 'Wien' })).toEqual({ name: 'Wien' });
  expect(placeIn({})).toBeUndefined();
});
