import * as z from 'zod/mini';
import { recordCalls } from '../../../../desk/kit/records/recordCalls.ts';
import { useReading } from '../../../../desk/kit/records/useReading.ts';
import { artist, genre, homePlace } from '../../../../config/site.ts';
import { interpolate } from '../../../../lib/i18n/translator.ts';
import { inEveryLocale, type Locale } from '../../../../config/locales.ts';
import { factNames } from '../../../../records/band/bandTexts.ts';
import { kinds } from '../../../../records/kinds.ts';

export type Facts = Record<(typeof factNames)[number], string>;

/** The facts of the record that stand in texts; its form has the others. */
const looks = z.object({
  id: z.string(),
  ...z.partial(
    z.object({
      ...{ name: z.string(), genre: z.string() },
      place: z.union([z.string(), z.object(inEveryLocale(() => z.string()))]),
    }),
  ).shape,
});
const { get } = recordCalls(kinds.fact.path, 'fact', looks);
const readLooks = () => get('looks');

/** The facts that stand in texts, in one language: as they are stored, and until they are there as they were built. */
export function useFacts(): (locale: Locale) => Facts {
  const { value } = useReading(readLooks, true);
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
