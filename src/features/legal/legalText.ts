import { messageDays } from '../../config/contact.ts';
import { restorableDays } from '../../config/stores.ts';
import { ownDeviceSeconds, sessionSeconds } from '../../config/session.ts';
import { dayMs } from '../../config/time.ts';
import type { Service } from '../../config/services.ts';
import { site } from '../../config/site.ts';
import { locales, type Locale } from '../../config/locales.ts';
import { youTubeConsent } from '../../config/storage.ts';
import { longDate } from '../../lib/dates/dates.ts';
import { textsOf, translator } from '../../lib/i18n/i18n.ts';
import type { TextKey } from '../../lib/i18n/translator.ts';
import { serviceParts, serviceSections, type LegalSection } from './serviceText.ts';

/** Values for the owner's texts: the data of § 5 ECG and § 25 MedienG from `src/config/site.ts`, and the retention times. */
function ownersData(locale: Locale, services: readonly Service[]): Record<string, string> {
  return {
    ...site.imprint,
    ...serviceParts(locale, services),
    country: new Intl.DisplayNames(locales[locale].tag, { type: 'region' }).of(site.imprint.country) ?? '',
    artist: site.artist,
    email: site.email,
    hostName: site.host.name,
    hostAddress: site.host.address,
    messageDays: String(messageDays),
    restorableDays: String(restorableDays),
    sessionHours: String(sessionSeconds / 3600),
    ownDeviceDays: String((ownDeviceSeconds * 1000) / dayMs),
    date: longDate(locale, new Date(`${site.imprint.updated}T12:00:00Z`)),
  };
}

/**
 * The sections of a legal page, from its flat keys: `2-heading`, `2-text-1`, `2-row-1-term`, `2-row-1-value`,
 * `6-take-back`, `6-taken-back`. Keys stand in reading order.
 */
export function legalSections(
  area: 'imprint' | 'gdpr',
  locale: Locale,
  services: readonly Service[] = [],
): LegalSection[] {
  const t = translator(locale);
  const keys = Object.keys(textsOf(locale)[area]);
  const data = ownersData(locale, services);
  const text = (key: string) => t(`${area}:${key}` as TextKey, data);
  const numbers = [...new Set(keys.flatMap((key) => /^(\d+)-/.exec(key)?.[1] ?? []))];
  const sections = numbers.map((number): LegalSection => ({
    heading: text(`${number}-heading`),
    texts: keys.filter((key) => key.startsWith(`${number}-text-`)).map(text),
    rows: keys
      .filter((key) => key.startsWith(`${number}-row-`) && key.endsWith('-term'))
      .map((key) => ({ term: text(key), value: text(key.replace('-term', '-value')) }))
      .filter(({ value }) => value.trim() !== ''),
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
  const place = sections.findIndex(({ takeBack }) => takeBack) + 1;
  return sections.toSpliced(place, 0, ...serviceSections(locale, services));
}

/** The terms of the imprint's rows that show one of these settings. */
export function termsOf(settings: readonly string[], locale: Locale): string[] {
  const texts: Record<string, string> = textsOf(locale).imprint;
  const rows = settings.map((name) => Object.keys(texts).find((key) => texts[key]?.includes(`{{${name}}}`)));
  const terms = rows.map((key) => texts[key?.replace('-value', '-term') ?? '']?.replaceAll('\u00ad', ''));
  return [...new Set(terms)].filter((term) => term !== undefined);
}

export const updatedLine = (area: 'imprint' | 'gdpr', locale: Locale): string =>
  translator(locale)(`${area}:updated`, ownersData(locale, []));
