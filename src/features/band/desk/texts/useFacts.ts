import { useReading } from '../../../../desk/kit/records/useReading.ts';
import type { Locale } from '../../../../config/locales.ts';
import { artist, genre, homePlace } from '../../../../config/site.ts';
import { interpolate } from '../../../../lib/i18n/translator.ts';
import { factNames } from '../../../../records/band/bandTexts.ts';
import { factKind } from '../facts/factKind.ts';

export type Facts = Record<(typeof factNames)[number], string>;

const readLooks = () => factKind.calls.get('looks');

/** The facts that stand in texts, in one language: as they are stored, and until they are there as they were built. */
export function useFacts(): (locale: Locale) => Facts {
  const { value: looks } = useReading(readLooks, true);
  return (locale) => {
    const place = looks?.place ?? homePlace;
    return {
      artist: looks?.name ?? artist,
      genre: looks?.genre ?? genre,
      hometown: typeof place === 'string' ? place : place[locale],
    };
  };
}

/** A text as the page shows it. */
export const filled = (text: string, facts: Facts): string => interpolate(text, facts);

/** A fact as it stands in a text that is written. */
export const block = (name: (typeof factNames)[number]): string => `{{${name}}}`;
