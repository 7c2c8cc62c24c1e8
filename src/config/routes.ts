/**
 * The sections and pages of the site. Paths are computed: a path is the label of the page in `i18n/<language>/navigation.json`
 * (for sub-pages in `page.json`), so renaming a label moves its page.
 */

import { encodePart } from './encodePart.ts';
import type { Locale } from './locales.ts';

/** The sections of the home page, in their order; each is its element's id (specification, section 2). */
export const sections = [
  'hero',
  'welcome',
  'live',
  'the-band',
  'members',
  'music',
  'booking',
  'media',
] as const;
export type Section = (typeof sections)[number];

/** Sections that have an address of their own: the home page, opened there. */
export const addressedSections = ['live', 'the-band', 'media'] as const satisfies readonly Section[];
export type AddressedSection = (typeof addressedSections)[number];

/** Pages with a label in the navigation texts. */
export const labelledPages = ['shop', 'contact', 'imprint', 'gdpr', 'desk'] as const;

/** Pages below another one; the last part of their path is a label in the page texts. */
export const subPages = {
  'live-all': { parent: 'live', label: 'all-concerts' },
  'media-all': { parent: 'media', label: 'all-pictures' },
  'contact-thanks': { parent: 'contact', label: 'thanks' },
  'desk-help': { parent: 'desk', label: 'help' },
  'desk-page': { parent: 'desk', label: 'edit' },
} as const;

export type SubPage = keyof typeof subPages;
type LabelledPage = (typeof labelledPages)[number];
export type RouteId = 'home' | AddressedSection | LabelledPage | SubPage;

export const routeIds: readonly RouteId[] = [
  'home',
  ...addressedSections,
  ...labelledPages,
  'live-all',
  'media-all',
  'contact-thanks',
  'desk-help',
  'desk-page',
];

/** Words that people type as an address, in lower case, and the sections that they mean; the language where a word tells it. */
export const typedWords: Record<string, { section: Section; locale?: Locale }> = {
  booking: { section: 'booking' },
  tickets: { section: 'live' },
  tour: { section: 'live' },
  konzerte: { section: 'live', locale: 'de' },
  termine: { section: 'live', locale: 'de' },
  concerts: { section: 'live', locale: 'en' },
  dates: { section: 'live', locale: 'en' },
  band: { section: 'the-band' },
  musik: { section: 'music', locale: 'de' },
  music: { section: 'music', locale: 'en' },
  presse: { section: 'media', locale: 'de' },
  press: { section: 'media', locale: 'en' },
  fotos: { section: 'media', locale: 'de' },
  bilder: { section: 'media', locale: 'de' },
  photos: { section: 'media', locale: 'en' },
};

/** Addresses of the calendars of all concerts; `functions/calendar.ts` answers there. */
export const calendarPaths: Record<Locale, string> = { de: '/termine.ics', en: '/en/dates.ics' };

/** Pages that search engines are asked not to list. */
export const unlistedRoutes: ReadonlySet<RouteId> = new Set<RouteId>([
  'contact-thanks',
  'desk',
  'desk-help',
  'desk-page',
]);

/**
 * A label as a path segment: lowercased, every space a hyphen (specification, section 2). It is percent-encoded, so that it equals the path
 * in the browser's `location`.
 */
export const segment = (label: string): string => encodePart(label.toLowerCase().replaceAll(' ', '-'));
