import { defaultLocale, locales, type Locale } from '../../config/locales.ts';

type Unit = 'kilobyte' | 'second' | 'minute';

/** The space between number and unit becomes non-breaking. */
const formatUnit = (locale: Locale, unit: Unit, value: number) =>
  new Intl.NumberFormat(locales[locale].tag, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'kilobyte' ? 'short' : 'long',
    maximumFractionDigits: 0,
  })
    .format(value)
    .replace(' ', '\u00a0');

/** Formats a share from 0 to 1 as "40 %". */
export const formatPercent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locales[locale].tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Formats an amount as "22 €" or "€22.50", whole amounts without cents. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  // Not the tag with its region, because Austria's writes the sign first.
  const tag = locale === defaultLocale ? locale : locales[locale].tag;
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** Formats bytes in units of 1024, as in the specification (section 9): "500 kB". */
export const formatSize = (locale: Locale, bytes: number): string =>
  formatUnit(locale, 'kilobyte', Math.ceil(bytes / 1024));

/** Formats a waiting time in seconds, from two minutes on in minutes. Rounds up. */
export const formatDuration = (locale: Locale, seconds: number): string =>
  seconds < 120
    ? formatUnit(locale, 'second', Math.ceil(seconds))
    : formatUnit(locale, 'minute', Math.ceil(seconds / 60));

/**
 * States when visitors see a change, by the value of the header `visible-within` in seconds (`src/config/api.ts`). Empty where
 * they see it at once.
 */
export const delayText = (
  seconds: string | null,
  locale: Locale,
  t: (key: 'delay', values: { wait: string }) => string,
): string => (seconds === null ? '' : t('delay', { wait: formatDuration(locale, Number(seconds)) }));
