import { expect, test } from 'vitest';
import { isTimeZone } from '../../../../src/records/timeZone.ts';
import { countryOf, isZoneOpen, placeOfTime, zoneOf } from '../../../../src/lib/places/countries.ts';
import { homeNow, setHome } from '../../../../src/lib/places/home.ts';
import { countries, timeZones } from '../../../../src/lib/places/countryChoices.ts';

test('offers every country by its name, in the order of the language', () => {
  const german = countries('AT', 'de');
  expect(german).toHaveLength(250);
  expect(german.filter(([code, name]) => code === name)).toEqual([]);
  expect(new Map(german).get('DE')).toBe('Deutschland');
  expect(new Map(countries('AT', 'en')).get('DE')).toBe('Germany');
  const order = german.map(([code]) => code);
  expect(order.indexOf('AT')).toBeLessThan(order.indexOf('PT'));
  // The band drives to the first ones.
  expect(order.indexOf('CH')).toBeLessThan(order.indexOf('AF'));
  // A draft of another version may hold one that is none.
  expect(countries('XX', 'de')).toHaveLength(251);
});

test('a country brings a zone along that exists, or none where a person must choose', () => {
  expect(zoneOf('DE')).toBe('Europe/Berlin');
  expect(zoneOf('US')).toBe('');
  for (const [code] of countries('AT', 'de'))
    if (zoneOf(code)) expect(isTimeZone(zoneOf(code)), code).toBe(true);
});

test.each([
  ['AT', '', 'Europe/Vienna', false],
  ['DE', '', 'Europe/Berlin', false],
  ['AT', '', 'America/New_York', false],
  ['US', 'US', 'America/New_York', false],
  ['US', 'US', 'Europe/Vienna', true],
  ['DE', 'DE', 'Europe/Vienna', false],
])('finds %s by the choice %j and the zone %s', (expected, country, timeZone, isOpen) => {
  expect(countryOf({ country, timeZone })).toBe(expected);
  expect(isZoneOpen({ country, timeZone })).toBe(isOpen);
});

test('offers the present zone, even one that the browser does not list', () => {
  expect(timeZones('', 'Europe/Vienna', 'de')).toContainEqual(['Europe/Vienna', 'Europe/Vienna']);
  expect(timeZones('US', 'Etc/Nowhere_Else', 'de')).toContainEqual(['Etc/Nowhere_Else', 'Etc/Nowhere Else']);
  expect(timeZones('XX', 'Etc/Nowhere_Else', 'de')).toContainEqual(['Etc/Nowhere_Else', 'Etc/Nowhere Else']);
  expect(timeZones('', '', 'de').map(([name]) => name)).not.toContain('');
  // The zones of a country alone, each by its place and its name in words.
  const american = timeZones('US', '', 'de');
  expect(american.length).toBeLessThan(40);
  expect(new Map(american).get('America/New_York')).toBe('New York, Nordamerikanische Ostküstenzeit');
});

test.each([
  ['Europe/Vienna', 'Linz', 'Wien'],
  ['Europe/Berlin', 'München', 'München'],
  ['America/New_York', ' ', 'New York'],
])('the clocks of %s in %s are those of %s', (timeZone, city, expected) =>
  expect(placeOfTime(timeZone, city, 'de')).toBe(expected),
);

test('what the band has stored about its home counts at once, and the build for the rest', () => {
  const built = homeNow();
  setHome({ country: 'US', timeZone: 'America/Chicago', place: { de: 'Neu-Linz', en: 'New Linz' } });
  expect(zoneOf('US')).toBe('America/Chicago');
  expect(countryOf({ country: '', timeZone: 'America/Chicago' })).toBe('US');
  expect(isZoneOpen({ country: 'CA', timeZone: 'America/Chicago' })).toBe(true);
  expect(isZoneOpen({ country: 'CA', timeZone: built.timeZone })).toBe(false);
  expect(placeOfTime('America/Chicago', 'Wels', 'en')).toBe('New Linz');
  setHome({ country: 'US' });
  expect(homeNow()).toEqual({ ...built, country: 'US' });
  setHome({ country: 'NZ' });
  const order = countries('AT', 'de').map(([code]) => code);
  expect(order.indexOf('NZ')).toBeLessThan(order.indexOf('AF'));
  setHome({});
  expect(homeNow()).toEqual(built);
});
