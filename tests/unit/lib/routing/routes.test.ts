import { expect, test } from 'vitest';
import { routeIds, segment } from '../../../../src/config/routes.ts';
import { routes, translator } from '../../../../src/lib/i18n/i18n.ts';
import {
  concertPath,
  isShared,
  routeTable,
  staticRoutes,
  translatedSegments,
  type LabelOf,
} from '../../../../src/lib/routing/routes.ts';
import type { TextKey } from '../../../../src/lib/i18n/translator.ts';

/** The labels of the site, of which a test may change some. */
const labelled =
  (changes: Record<string, string> = {}): LabelOf =>
  (locale, key) =>
    changes[`${locale} ${key}`] ?? translator(locale)(key as TextKey);

const table = routeTable(labelled());

test.each([
  ['Live', 'live'],
  ['Die Band', 'die-band'],
  ['Über die Band', '%C3%BCber-die-band'],
  ['DSGVO', 'dsgvo'],
  ['Wer sind wir?', 'wer-sind-wir%3F'],
])('the label "%s" is the path segment %s', (label, path) => expect(segment(label)).toBe(path));

test.each([
  ['de', '2026-12-04-lampenfieber', '/live/2026-12-04-lampenfieber'],
  ['en', '2026-12-04-lampenfieber', '/en/live/2026-12-04-lampenfieber'],
  // The id of a document of another program.
  ['de', 'Wien/Süd', '/live/Wien%2FS%C3%BCd'],
] as const)('the page of a concert in %s with the slug %s is %s, below the section', (locale, slug, path) => {
  expect(concertPath(locale, slug)).toBe(path);
  expect(path).toMatch(new RegExp(`^${routes.live[locale]}/`));
});

test('renaming a label moves its page and the pages below it', () => {
  const renamed = routeTable(labelled({ 'de navigation:media': 'Bilder & Töne' }));
  expect(renamed.media.de).toBe('/bilder-%26-t%C3%B6ne');
  expect(renamed['media-all'].de).toBe('/bilder-%26-t%C3%B6ne/alle');
  expect(renamed.media.en).toBe('/en/media');
});

test.each([
  ['de', '/kontakt', { 'de navigation:shop': 'KONTAKT' }],
  ['en', '/en/media', { 'en navigation:live': 'Media' }],
])('two pages of one language on one path stop the build: %s %s', (locale, path, changes) =>
  expect(() => routeTable(labelled(changes))).toThrow(
    `Two pages share the path ${path}: give them different labels in i18n/${locale}.`,
  ),
);

test('L3 a path is shared where both languages have the same label', () =>
  expect(routeIds.filter((id) => isShared(table[id]))).toEqual(['home', 'live', 'shop']));

test('an English label equal to another German path gets no short path; an umlaut is decoded for the file', () => {
  const addresses = (ids: Parameters<typeof staticRoutes>[1], changes: Record<string, string>) =>
    staticRoutes(routeTable(labelled(changes)), ids).map(({ path, locale }) => `${locale} ${path}`);
  const changes = { 'en navigation:contact': 'Shop', 'en navigation:shop': 'Store' };
  expect(addresses(['contact'], changes)).toEqual(['de kontakt', 'en en/shop']);
  expect(addresses(['the-band'], { 'de navigation:the-band': 'Über uns' })).toContain('de über-uns');
});

test('astro-i18next gets the German segments with their English names, sub-pages nested', () =>
  expect(translatedSegments(table, 'en')).toEqual({
    live: { index: 'live', alle: 'all' },
    'die-band': 'the-band',
    medien: { index: 'media', alle: 'all' },
    shop: 'shop',
    kontakt: { index: 'contact', danke: 'thanks' },
    impressum: 'imprint',
    dsgvo: 'gdpr',
    schreibtisch: { index: 'desk', hilfe: 'help', seite: 'page' },
  }));
