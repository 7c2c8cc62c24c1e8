/** The site's words, paths and records, read from the files that the build reads: a renamed label needs no change here. */
import { readdirSync, readFileSync } from 'node:fs';
import { localeCodes, type Locale } from '../../src/config/locales.ts';
import { routeIds, type RouteId } from '../../src/config/routes.ts';
import type { ConcertRecord } from '../../src/records/concert.ts';
import { keyTexts, translate } from '../../src/lib/i18n/translator.ts';
import { concertFile } from '../../src/stores/repository/concertFile.ts';
import { isAddressedSection, routeTable } from '../../src/lib/routing/routes.ts';

export type { Locale, RouteId };
export { localeCodes };

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const areas = new Map<string, Record<string, string>>();

/** The texts of an area by their keys, read once: a journey asks for hundreds. */
function textsOf(locale: Locale, area: string): Record<string, string> {
  const name = `${locale}/${area}`;
  const texts =
    areas.get(name) ?? keyTexts({ [area]: read(`generated/i18n/${name}.json`) } as unknown as GermanFiles);
  areas.set(name, texts);
  return texts;
}

/** A text by its area and key, as `navigation:live`; throws on one that does not exist. */
export function text(locale: Locale, key: string, values: Record<string, string | number> = {}): string {
  const [area = ''] = key.split(':');
  return translate(locale, textsOf(locale, area))(key, values);
}

/** Whether there is a text such as `desk:save`, or one with a plural. */
export function hasText(key: string): boolean {
  const [area = ''] = key.split(':');
  const texts = textsOf('de', area);
  return key in texts || `${key}_other` in texts;
}

/** The path of every page in every language. */
export const paths = routeTable(text);

/** Every address that a page of its own answers, in both languages. The band's desk has tests of its own (desk.spec.ts, deskPage.spec.ts). */
export const addresses = localeCodes.flatMap((locale) =>
  routeIds
    .filter((route) => route !== 'desk' && route !== 'desk-page')
    .map((route) => ({ locale, route, path: paths[route][locale] })),
);

/** False for a section's address, which shows the home page. */
export const showsItsOwn = ({ route }: { route: RouteId }): boolean => !isAddressedSection(route);

/** The embedded records of a kind, in the order of their files' names. */
export const records = <Kind>(folder: string): Kind[] =>
  readdirSync(`generated/content/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => read(`generated/content/${folder}/${file}`) as Kind);

/** The embedded concerts, with their times in UTC. */
export const concerts: ConcertRecord[] = records('concerts').map((file) => concertFile.parse(file));

/** Escapes a text for a regular expression. */
export const literally = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
