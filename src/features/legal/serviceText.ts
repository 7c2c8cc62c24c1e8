import type { Locale } from '../../config/locales.ts';
import { musicServices, type Service } from '../../config/services.ts';
import { liveAnswersKey, liveConsent } from '../../config/storage.ts';
import { translator } from '../../lib/i18n/i18n.ts';
import type { TextKey } from '../../lib/i18n/translator.ts';

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
    services: named(locale, music),
    providers: music.map((service) => t(`services:live-provider-${service}`)).join('; '),
  };
  const section = (name: string, texts: readonly string[]): LegalSection => ({
    heading: t(`services:${name}-heading` as TextKey, values),
    texts: texts.map((text) => t(`services:${name}-${text}` as TextKey, values)),
    rows: [],
  });
  return [
    ...(music.length > 0
      ? [
          {
            ...section('live', [
              'text-1',
              'text-2',
              ...(music.includes('youTube') ? ['google'] : []),
              'text-3',
            ]),
            id: 'live',
            takeBack: {
              button: t('services:live-take-back'),
              answer: t('services:live-taken-back'),
              entries: [liveConsent.key, liveAnswersKey],
            },
          },
        ]
      : []),
    ...(on.includes('firestore') ? [section('firestore', ['text-1', 'text-2'])] : []),
    ...(on.includes('cloudinary') ? [section('cloudinary', ['text-1'])] : []),
  ];
}

/** The services' additions to other sentences of the page; empty for those that are off. */
export function serviceParts(locale: Locale, on: readonly Service[]): Record<string, string> {
  const t = translator(locale);
  const music = musicServices.filter((service) => on.includes(service));
  const live = (key: 'part-live' | 'part-entries' | 'part-consent') =>
    music.length > 0 ? t(`services:${key}`, { services: named(locale, music) }) : '';
  return {
    partLive: live('part-live'),
    partEntries: joined(live('part-entries')),
    partConsent: joined(live('part-consent')),
    partFirestore: joined(on.includes('firestore') ? t('services:part-firestore') : ''),
  };
}

/** Follows the words before it, where there is anything to follow them. */
const joined = (words: string) => (words ? ` ${words}` : '');

/** As the switch beside the music names them. */
function named(locale: Locale, music: readonly (typeof musicServices)[number][]): string {
  const t = translator(locale);
  return music.map((service) => t(`music:live-${service}`)).join(` ${t('music:and')} `);
}
