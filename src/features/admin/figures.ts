import { locales, type Locale } from '../../config/locales.ts';

type Unit = 'kilobyte' | 'second' | 'minute';

/** A figure and its unit stay on one line. */
const unbroken = (words: string) => words.replace(' ', '\u00a0');

const inUnits = (locale: Locale, unit: Unit, value: number) =>
  unbroken(
    new Intl.NumberFormat(locales[locale].tag, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'kilobyte' ? 'short' : 'long',
      maximumFractionDigits: 0,
    }).format(value),
  );

/** A share from 0 to 1, as "40 %". */
export const percent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locales[locale].tag, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Bytes in units of 1024, as the specification counts them (section 9): "500 kB". */
export const size = (locale: Locale, bytes: number): string =>
  inUnits(locale, 'kilobyte', Math.ceil(bytes / 1024));

/** A time to wait: "40 Sekunden", from two minutes on in minutes, rather too long than too short. */
export const duration = (locale: Locale, seconds: number): string =>
  seconds < 120
    ? inUnits(locale, 'second', Math.ceil(seconds))
    : inUnits(locale, 'minute', Math.ceil(seconds / 60));
