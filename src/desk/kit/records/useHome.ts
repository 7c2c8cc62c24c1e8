import * as z from 'zod/mini';
import { inEveryLocale } from '../../../config/locales.ts';
import { homeNow, setHome, type Home } from '../../../lib/places/home.ts';
import { kinds } from '../../../records/kinds.ts';
import { recordCalls } from './recordCalls.ts';
import { useReading } from './useReading.ts';

/** The facts that other screens begin with, or write into texts. */
const looks = z.object({
  id: z.string(),
  ...z.partial(
    z.object({
      ...{ name: z.string(), genre: z.string(), country: z.string(), timeZone: z.string() },
      place: z.union([z.string(), z.object(inEveryLocale(() => z.string()))]),
    }),
  ).shape,
});
const { get } = recordCalls(kinds.fact.path, 'fact', looks);

async function readLooks() {
  const stored = await get('looks');
  setHome(stored);
  return stored;
}

/** Name, genre and home of the band as they are stored, asked for when a screen opens; undefined until they are there. */
export const useLooks = () => useReading(readLooks, true).value;

/** Where the band is at home now. */
export function useHome(): Home {
  useLooks();
  return homeNow();
}
