import { expect, test } from 'vitest';
import { localeCodes } from '../../../../src/config/locales.ts';
import { routeIds } from '../../../../src/config/routes.ts';
import { canonicalRoute, pageDescription, pageTitle } from '../../../../src/lib/routing/pages.ts';

test.each([
  ['home', 'Match – Indie-Pop aus Wien', 'Match – Indie pop from Vienna'],
  ['live', 'Match – Live', 'Match – Live'],
  ['the-band', 'Match – Die Band', 'Match – The Band'],
  ['gdpr', 'Match – DSGVO', 'Match – GDPR'],
  ['media-all', 'Match – Alle Bilder', 'Match – All pictures'],
] as const)('Specification, section 4: the title of %s is the artist, then the label', (route, de, en) =>
  expect([pageTitle(route, 'de'), pageTitle(route, 'en')]).toEqual([de, en]),
);

test.each([
  ['live', 'home'],
  ['the-band', 'home'],
  ['media', 'home'],
  ['shop', 'shop'],
  ['live-all', 'live-all'],
] as const)('the canonical route of %s is %s', (route, canonical) =>
  expect(canonicalRoute(route)).toBe(canonical),
);

test.each(localeCodes)('%s: every page and every section has a description of its own', (locale) => {
  const own = routeIds.map((id) => pageDescription(id, locale));
  expect(new Set(own).size).toBe(own.length);
  expect(own.join()).not.toContain('{{');
});
