import { encodePart } from '../../config/encodePart.ts';
import {
  defaultLocale,
  inEveryLocale,
  localeCodes,
  locales,
  otherLocales,
  type Locale,
} from '../../config/locales.ts';
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
  `${locales[locale].prefix}/live/${encodePart(slug)}`;

/** The paths of a concert's page in every language. */
export const concertPaths = (slug: string): Record<Locale, string> =>
  inEveryLocale((locale) => concertPath(locale, slug));

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
    routeIds.map((id) => [id, inEveryLocale((locale) => pathOf(id, locale, label))]),
  ) as RouteTable;
  for (const locale of localeCodes) {
    const paths = routeIds.map((id) => table[id][locale]);
    const twice = paths.find((path, index) => paths.indexOf(path) !== index);
    if (twice)
      throw new Error(`Two pages share the path ${twice}: give them different labels in i18n/${locale}.`);
  }
  return table;
}

/** True when another language has the same path as the default one, which then follows the stored language. */
export const isShared = (paths: Record<Locale, string>): boolean =>
  otherLocales(defaultLocale).some((locale) => withoutPrefix(paths, locale) === paths[defaultLocale]);

const withoutPrefix = (paths: Record<Locale, string>, locale: Locale): string =>
  paths[locale].slice(locales[locale].prefix.length);

export interface StaticRoute {
  id: RouteId;
  locale: Locale;
  /** Decoded and without outer slashes, for `getStaticPaths`; `undefined` is the root. */
  path: string | undefined;
}

/** Every address of some routes: their paths, and those without the prefix of their language unless another page has them. */
export function staticRoutes(table: RouteTable, ids: readonly RouteId[]): StaticRoute[] {
  const param = (path: string) => decodeURIComponent(path.replaceAll(/^\/|\/$/g, '')) || undefined;
  const routes = new Map<string, StaticRoute>();
  const add = (id: RouteId, locale: Locale, path: string) => {
    if (!routes.has(path)) routes.set(path, { id, locale, path: param(path) });
  };
  for (const locale of localeCodes) for (const id of routeIds) add(id, locale, table[id][locale]);
  for (const locale of localeCodes)
    for (const id of [...addressedSections, ...labelledPages])
      add(id, locale, withoutPrefix(table[id], locale));
  return ids.flatMap((id) => [...routes.values()].filter((route) => route.id === id));
}

/** The route translations for astro-i18next: German path segments and their names in another language, nested. */
export function translatedSegments(table: RouteTable, other: Locale): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const id of routeIds.filter((route) => !isSubPage(route) && route !== 'home')) {
    const children = (Object.keys(subPages) as SubPage[]).filter((page) => subPages[page].parent === id);
    const name = (page: RouteId, locale: Locale) => table[page][locale].split('/').at(-1) ?? '';
    root[name(id, defaultLocale)] = children.length
      ? {
          index: name(id, other),
          ...Object.fromEntries(children.map((page) => [name(page, defaultLocale), name(page, other)])),
        }
      : name(id, other);
  }
  return root;
}
