import { decodePart } from '../../../src/config/encodePart.ts';
import { defaultLocale, localeCodes, type Locale } from '../../../src/config/locales.ts';

export interface PageAddress {
  locale: Locale;
  slug: string;
}

const codes = localeCodes.join('|');
const form = new RegExp(`^/(?:(${codes})/)?live/([^/]+)/?$`);
const contentForm = new RegExp(`^/api/concert[Pp]age/(${codes})/([^/]+)/?$`);

/** Language and slug of a page's address, or of the address of its content; `undefined` where there is no slug. */
export function readAddress({ url }: Request): PageAddress | undefined {
  const { pathname } = new URL(url);
  const [, language, part = ''] = form.exec(pathname) ?? contentForm.exec(pathname) ?? [];
  const slug = decodePart(part);
  const locale = localeCodes.find((code) => code === language) ?? defaultLocale;
  return slug ? { locale, slug } : undefined;
}
