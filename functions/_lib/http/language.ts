import { defaultLocale, localeCodes, type Locale } from '../../../src/config/locales.ts';

/** The site's language that the caller prefers, by `Accept-Language`; German when it names none of ours. */
export function callerLanguage(request: Request): Locale {
  const preferences = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map(readPreference)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of preferences) {
    const locale = localeCodes.find((code) => code === language);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** `en-GB;q=0.8` as its language and its weight from 0 to 1 (RFC 9110, section 12.4.2). */
function readPreference(entry: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const [language = ''] = tag.split('-');
  return { language, weight: quality ? Number(quality.slice(2)) : 1 };
}
