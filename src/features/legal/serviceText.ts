import { linkedServices } from '../../config/band/linkedServices.ts';
import { locales, type Locale } from '../../config/locales.ts';
import { musicServices, type Service } from '../../config/services.ts';
import type { BandLink } from '../../config/site.ts';
import { liveAnswersKey, liveConsent } from '../../config/storage.ts';
import { translator } from '../../lib/i18n/i18n.ts';
import { lawValues } from '../../lib/i18n/law.ts';
import type { TextKey } from '../../lib/i18n/translator.ts';
import { countryName } from '../../lib/places/countries.ts';

/** Other companies' parts of the site, which the privacy page follows. */
export interface Shown {
  /** Services that are switched on. */
  services: readonly Service[];
  /** Pages elsewhere that the site's links lead to. */
  links: readonly BandLink[];
  /** True if videos can be played in the page. */
  hasVideos: boolean;
  /** The names of those who have made the pictures of the page. */
  photographers?: readonly string[];
}

export interface LegalSection {
  heading: string;
  texts: string[];
  rows: { term: string; value: string }[];
  /** Fragment for links from other pages. */
  id?: string;
  /** Button that withdraws a consent, the sentence after it, and the storage keys it deletes. */
  takeBack?: { button: string; answer: string; entries: readonly string[] };
}

/** The GDPR page's sections about the services that are switched on. */
export function serviceSections(locale: Locale, on: readonly Service[]): LegalSection[] {
  const t = translator(locale);
  const music = musicServices.filter((service) => on.includes(service));
  const values = {
    ...lawValues(locale),
    services: named(locale, music),
    providers: music.map((service) => t(`services:live-provider-${service}`)).join('; '),
  };
  const section = (name: string, texts: readonly string[]): LegalSection => ({
    heading: t(`services:${name}-heading` as TextKey, values),
    texts: texts.map((text) => t(`services:${name}-${text}` as TextKey, values)),
    rows: [],
  });
  const live = {
    ...section('live', ['text-1', 'text-2', ...(music.includes('youTube') ? ['google'] : []), 'text-3']),
    id: 'live',
    takeBack: {
      button: t('services:live-take-back'),
      answer: t('services:live-taken-back'),
      entries: [liveConsent.key, liveAnswersKey],
    },
  };
  return [
    ...(music.length > 0 ? [live] : []),
    ...(on.includes('firestore') ? [section('firestore', ['text-1', 'text-2'])] : []),
    ...(on.includes('cloudinary') ? [section('cloudinary', ['text-1'])] : []),
  ];
}

/** The companies that links lead to, by the names of their services. */
export const linkRows = (locale: Locale, links: readonly BandLink[]): LegalSection['rows'] =>
  linkedServices(links).flatMap(({ name, company = '', country }) =>
    country ? { term: name, value: `${company}, ${countryName(country, locale)}` } : [],
  );

/** The parts of other sentences of the page that follow from what the site shows; empty for what it does not. */
export function serviceParts(
  locale: Locale,
  { services: on, links, hasVideos }: Shown,
): Record<string, string> {
  const t = translator(locale);
  const music = musicServices.filter((service) => on.includes(service));
  const live = (key: 'part-entries' | 'part-live' | 'part-consent-live') =>
    music.length > 0 ? t(`services:${key}`, { services: named(locale, music) }) : '';
  const video = (key: 'play' | 'allowed' | 'traces' | 'videos' | 'consent-play') =>
    hasVideos ? t(`services:part-${key}`) : '';
  const list = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
    new Intl.ListFormat(locales[locale].tag, { type }).format(words.filter(Boolean));
  const linked = list('conjunction', [
    ...linkedServices(links).map(({ name }) => name),
    t('services:part-tickets'),
  ]);
  const consents = list('conjunction', [video('consent-play'), live('part-consent-live')]);
  return {
    actions: list('disjunction', [t('services:part-link'), live('part-live'), video('play')]),
    linked: linked.charAt(0).toUpperCase() + linked.slice(1),
    consents: consents ? t('services:part-consents', { list: consents }) : t('services:part-no-consents'),
    partAllowed: joined(video('allowed')),
    partTraces: video('traces'),
    partVideos: joined(video('videos')),
    partEntries: joined(live('part-entries')),
    partFirestore: joined(on.includes('firestore') ? t('services:part-firestore') : ''),
  };
}

/** Follows the words before it, after a space unless it begins with a sign. */
const joined = (words: string) => (/^\w/.test(words) ? ` ${words}` : words);

/** As the switch beside the music names them. */
function named(locale: Locale, music: readonly (typeof musicServices)[number][]): string {
  const t = translator(locale);
  return music.map((service) => t(`music:live-${service}`)).join(` ${t('music:and')} `);
}
