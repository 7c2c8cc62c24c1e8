import { messageDays } from '../../config/contact.ts';
import { restorableDays } from '../../config/stores.ts';
import { ownDeviceSeconds, sessionSeconds } from '../../config/session.ts';
import { dayMs } from '../../config/time.ts';
import { site } from '../../config/site.ts';
import type { Locale } from '../../config/locales.ts';
import { youTubeConsent } from '../../config/storage.ts';
import { dayInWords, longDate } from '../../lib/dates/dates.ts';
import { textsOf, translator } from '../../lib/i18n/i18n.ts';
import { lawOf, lawValues } from '../../lib/i18n/law.ts';
import { interpolate, type TextKey } from '../../lib/i18n/translator.ts';
import { countryName } from '../../lib/places/countries.ts';
import { linkRows, serviceParts, serviceSections, type LegalSection, type Shown } from './serviceText.ts';

/** The rows of the imprint's second section that each law asks for. */
const disclosed = { AT: '12345', DE: '46', EU: '' };

/** Whether a page has a key, whose parts these are: a law may not ask for it, nor the site do what it is about. */
const isPresent = {
  imprint: ([section, part, row = '']: string[]) =>
    section !== '2' || (disclosed[lawOf()] !== '' && (part !== 'row' || disclosed[lawOf()].includes(row))),
  gdpr: ([section, , text]: string[], { hasVideos }: Shown) =>
    section === '3' && text === '3' ? site.host.address.endsWith('USA') : section !== '6' || hasVideos,
};

const nothingElse: Shown = { services: [], links: [], hasVideos: false };

/** Values for the owner's texts: what the law asks for, from `src/config/site.ts`, and the retention times. */
function ownersData(locale: Locale, shown: Shown): Record<string, string> {
  return {
    ...site.imprint,
    ...lawValues(locale),
    ...serviceParts(locale, shown),
    country: countryName(site.imprint.country, locale),
    artist: site.artist,
    email: site.email,
    photoCredits: creditLine(locale, shown.photographers),
    hostName: site.host.name,
    hostAddress: site.host.address,
    messageDays: String(messageDays),
    restorableDays: String(restorableDays),
    sessionHours: String(sessionSeconds / 3600),
    ownDeviceDays: String((ownDeviceSeconds * 1000) / dayMs),
    date: dayInWords(locale, site.imprint.updated, longDate),
  };
}

/**
 * The sections of a legal page, from its flat keys: `2-heading`, `2-text-1`, `2-row-1-term`, `2-row-1-value`,
 * `6-take-back`, `6-taken-back`. Keys stand in reading order. A text or row without words is left out.
 */
export function legalSections(area: 'imprint' | 'gdpr', locale: Locale, shown = nothingElse): LegalSection[] {
  const t = translator(locale);
  // A text for one person and one for several have one key.
  const all = Object.keys(textsOf(locale)[area]).map((key) => key.replace(/_(one|other)$/, ''));
  const keys = [...new Set(all)].filter((key) => isPresent[area](key.split('-'), shown));
  const data = ownersData(locale, shown);
  const text = (key: string) => t(`${area}:${key}` as TextKey, data);
  const numbers = [...new Set(keys.flatMap((key) => /^(\d+)-/.exec(key)?.[1] ?? []))];
  const sections = numbers.map((number): LegalSection => ({
    heading: text(`${number}-heading`),
    texts: keys
      .filter((key) => key.startsWith(`${number}-text-`))
      .map(text)
      .filter(Boolean),
    rows: keys
      .filter((key) => key.startsWith(`${number}-row-`) && key.endsWith('-term'))
      .map((key) => ({ term: text(key), value: trimmed(text(key.replace('-term', '-value'))) }))
      .filter(({ value }) => value !== ''),
    ...(keys.includes(`${number}-take-back`) && {
      id: 'youtube',
      takeBack: {
        button: text(`${number}-take-back`),
        answer: text(`${number}-taken-back`),
        entries: [youTubeConsent.key],
      },
    }),
  }));
  if (area === 'imprint') return sections;
  const [links = 0, services = 0] = ['5', '7'].map((number) => numbers.indexOf(number));
  sections[links]?.rows.push(...linkRows(locale, shown.links));
  return sections.toSpliced(services, 0, ...serviceSections(locale, shown.services));
}

/** "Fotos dieser Seiten: Anna Berger, Jan Wolf."; empty where nobody is named. */
const creditLine = (locale: Locale, names: readonly string[] = []): string =>
  names.length === 0 ? '' : translator(locale)('imprint:photo-credits', { names: names.join(', ') });

/** Without the signs that stand before a part which the band has not given yet. */
const trimmed = (value: string): string => value.replace(/^[\s,]+/, '').trim();

/** The terms of the imprint's rows that show one of these settings. */
export function termsOf(settings: readonly string[], locale: Locale): string[] {
  const texts: Record<string, string> = textsOf(locale).imprint;
  const law = lawValues(locale);
  const rows = settings.map((name) => Object.keys(texts).find((key) => texts[key]?.includes(`{{${name}}}`)));
  const terms = rows.map((key) => texts[key?.replace('-value', '-term') ?? '']);
  const words = terms.flatMap((term) =>
    term === undefined ? [] : interpolate(term, law).replaceAll('\u00ad', ''),
  );
  return [...new Set(words)];
}

/** "Stand: Mo., 23. November 2026"; empty where the band names no day. */
export const updatedLine = (area: 'imprint' | 'gdpr', locale: Locale): string =>
  site.imprint.updated === '' ? '' : translator(locale)(`${area}:updated`, ownersData(locale, nothingElse));
