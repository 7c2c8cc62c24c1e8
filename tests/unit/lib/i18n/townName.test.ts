import { expect, test } from 'vitest';
import { localeCodes } from '../../../../src/config/locales.ts';
import { townName } from '../../../../src/lib/i18n/townName.ts';

test.each([
  ['Wien', 'Vienna'],
  ['Praha', 'Prague'],
  ['Graz', 'Graz'],
  ['Wiener Neustadt', 'Wiener Neustadt'],
  ['constructor', 'constructor'],
  ['', ''],
  [undefined, undefined],
])('English names %j %j, and German as the band writes it', (city, english) => {
  expect(townName(city, 'en')).toBe(english);
  expect(townName(city, 'de')).toBe(city);
});

test.each(localeCodes)('no name in %s is one that has another name there', (locale) => {
  const names = ['Wien', 'Zürich', 'Roma', 'Genf', 'Köln'].map((city) => townName(city, locale));
  expect(names.map((name) => townName(name, locale))).toEqual(names);
});
