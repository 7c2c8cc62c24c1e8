import { decodePart, encodePart } from '../../../src/config/encodePart.ts';
import { localeOf, locales, type Locale } from '../../../src/config/locales.ts';
import { calendarPaths, routeIds, typedWords } from '../../../src/config/routes.ts';
import { site } from '../../../src/config/site.ts';
import { staticRoutes } from '../../../src/lib/routing/routes.ts';
import { routes } from './routes.ts';

const pages = new Set(staticRoutes(routes, routeIds).map(({ path = '' }) => path));
const calendars = Object.values(calendarPaths).map((path) => path.slice(1));
const concertForm = new RegExp(
  `^(${Object.values(locales)
    .map(({ prefix }) => prefix && `${prefix.slice(1)}/`)
    .join('|')})live/[^/]+$`,
);

/** The same address in lower case, where it has capitals and there is such a page, or may be one of a concert; else `undefined`. */
export function lowerCaseTwin(pathname: string): string | undefined {
  const typed = decoded(pathname);
  const lower = typed.toLowerCase();
  if (lower === typed) return undefined;
  const path = lower.replaceAll(/^\/|\/$/g, '');
  return pages.has(path) || calendars.includes(path) || concertForm.test(path)
    ? lower.split('/').map(encodePart).join('/')
    : undefined;
}

/** The home page to which an address without a page leads, at the section that its word means, where the site has it. */
export function homeFor(pathname: string): { path: string; hash: string } {
  const lower = pathname.toLowerCase();
  const locale = localeOf(lower);
  const word = decoded(lower)
    .split('/')
    .filter((part) => part !== '' && `/${part}` !== locales[locale].prefix)
    .join('/');
  const meant = Object.hasOwn(typedWords, word) ? typedWords[word] : undefined;
  const isOff = Object.entries(site.sections).some(([part, isOn]) => part === meant?.section && !isOn);
  return {
    path: routes.home[languageOf(locale, meant?.locale)],
    hash: meant && !isOff ? `#${meant.section}` : '',
  };
}

/** A prefix wins over the language of a word. */
const languageOf = (ofPath: Locale, ofWord: Locale | undefined): Locale =>
  locales[ofPath].prefix === '' ? (ofWord ?? ofPath) : ofPath;

/** As it is where its encoding is invalid: no page has such an address. */
const decoded = (path: string): string => decodePart(path) ?? path;
