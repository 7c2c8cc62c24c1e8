import type { Locale } from '../../../config/locales.ts';
import { duration } from '../figures.ts';
import type { Say } from '../words.ts';

/**
 * Says when visitors see a change, by the value of the header `visible-within` (`src/config/caching.ts`); empty where they see it at
 * once.
 */
export const delayText = (seconds: string | null, locale: Locale, say: Say): string =>
  seconds === null ? '' : say('late', { wait: duration(locale, Number(seconds)) });
