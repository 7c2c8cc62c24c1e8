import { artist, genre, homePlace } from '../../../../config/site.ts';
import { useLooks } from '../../../../desk/kit/records/useHome.ts';
import { interpolate } from '../../../../lib/i18n/translator.ts';
import type { Locale } from '../../../../config/locales.ts';
import { factNames } from '../../../../records/band/bandTexts.ts';

export type Facts = Record<(typeof factNames)[number], string>;

/** The facts that stand in texts, in one language: as they are stored, and until they are there as they were built. */
export function useFacts(): (locale: Locale) => Facts {
  const value = useLooks();
  return (locale) => {
    const place = value?.place ?? homePlace;
    return {
      artist: value?.name ?? artist,
      genre: value?.genre ?? genre,
      hometown: typeof place === 'string' ? place : place[locale],
    };
  };
}

/** A text as the page shows it. */
export const filled = (text: string, facts: Facts): string => interpolate(text, facts);

/** A fact as it stands in a text that is written. */
export const block = (name: (typeof factNames)[number]): string => `{{${name}}}`;
