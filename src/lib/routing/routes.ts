import { defaultLocale, localeCodes, locales, type Locale } from '../../config/locales.ts';
import {
  addressedSections,
  labelledPages,
  routeIds,
  segment,
  subPages,
  type AddressedSection,
  type RouteId,
  type SubPage,
} from '../../config/routes.ts';

/** Looks up a label such as `navigation:live` or `page:all-concerts`. */
export type LabelOf = (locale: Locale, key: string) => string;
export type RouteTable = Record<RouteId, Record<Locale, string>>;

export const isAddressedSection = (id: RouteId): id is AddressedSection =>
  (addressedSections as readonly string[]).includes(id);

export const isSubPage = (id: RouteId): id is SubPage => id in subPages;

/** The path of a concert's page below the section of the concerts; functions answer at the same literal paths. */
export const concertPath = (locale: Locale, slug: string): string =>
  `${locales[locale].prefix}/live/${encodeURIComponent(slug)}`;

/** The paths of a concert's page in every language. */
export const concertPaths = (slug: string): Record<Locale, string> => ({
  de: concertPath('de', slug),
  en: concertPath('en', slug),
});

/** The path of a share card; the one without a name is the site's. */
export const cardPath = (locale: Locale, name?: string): string =>
  `/share/${locale}${name === undefined ? '' : `/${name}`}.png`;

function pathOf(id: RouteId, locale: Locale, label: LabelOf): string {
  const { prefix } = locales[locale];
  if (id === 'home') return `${prefix}/`;
  if (!isSubPage(id)) return `${prefix}/${segment(label(locale, `navigation:${id}`))}`;
  const { parent, label: key } = subPages[id];
  return `${pathOf(parent, locale, label)}/${segment(label(locale, `page:${key}`))}`;
}

/**
 * The path of every route in every language, made from the labels. Home pages end with a slash, other paths do not.
 * Throws when two pages of one language have the same path.
 */
export function routeTable(label: LabelOf): RouteTable {
  const table = Object.fromEntries(
    routeIds.map((id) => [
      id,
      Object.fromEntries(localeCodes.map((locale) => [locale, pathOf(id, locale, label)])),
    ]),
  ) as RouteTable;
  for (const locale of localeCodes) {
    const paths = routeIds.map((id) => table[id][locale]);
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    if (twice)
      throw new Error(`Two pages share the path ${twice}: give them different labels in i18n/${locale}.`);
  }
  return table;
}

/** True when both languages have the same path, which then follows the stored language. */
export const isShared = ({ de, en }: Record<Locale, string>): boolean => en === `${locales.en.prefix}${de}`;

export interface StaticRoute {
  id: RouteId;
  locale: Locale;
  /** Decoded and without outer slashes, for `getStaticPaths`; `undefined` is the root. */
  path: string | undefined;
}

/** Every address of some routes: their paths, and the English path without its prefix unless a German page has it. */
export function staticRoutes(table: RouteTable, ids: readonly RouteId[]): StaticRoute[] {
  const taken = new Set(routeIds.map((id) => table[id][defaultLocale]));
  const short = (id: RouteId) => table[id].en.slice(locales.en.prefix.length);
  const param = (path: string) => decodeURIComponent(path.replaceAll(/^\/|\/$/g, '')) || undefined;
  const hasShortPath = [...addressedSections, ...labelledPages] as readonly RouteId[];
  return ids.flatMap((id) => [
    ...localeCodes.map((locale) => ({ id, locale, path: param(table[id][locale]) })),
    ...(hasShortPath.includes(id) && !taken.has(short(id))
      ? [{ id, locale: 'en' as const, path: param(short(id)) }]
      : []),
  ]);
}

/** The route translations for astro-i18next: German path segments and their English names, nested. */
export function translatedSegments(table: RouteTable): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const id of routeIds.filter((route) => !isSubPage(route) && route !== 'home')) {
    const children = (Object.keys(subPages) as SubPage[]).filter((page) => subPages[page].parent === id);
    const name = (page: RouteId, locale: Locale) => table[page][locale].split('/').at(-1) ?? '';
    root[name(id, 'de')] = children.length
      ? {
          index: name(id, 'en'),
          ...Object.fromEntries(children.map((page) => [name(page, 'de'), name(page, 'en')])),
        }
      : name(id, 'en');
  }
  return root;
}
