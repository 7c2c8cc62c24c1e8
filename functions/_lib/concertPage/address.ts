import type { Locale } from '../../../src/config/locales.ts';

export interface PageAddress {
  locale: Locale;
  slug: string;
}

const form = /^\/(?:(en)\/)?live\/([^/]+)\/?$/;
const contentForm = /^\/api\/concert[Pp]age\/(de|en)\/([^/]+)\/?$/;

/** Language and slug of a page's address, or of the address of its content; `undefined` where there is no slug. */
export function readAddress({ url }: Request): PageAddress | undefined {
  const { pathname } = new URL(url);
  const [, language, part = ''] = form.exec(pathname) ?? contentForm.exec(pathname) ?? [];
  try {
    const slug = decodeURIComponent(part);
    return slug ? { locale: language === 'en' ? 'en' : 'de', slug } : undefined;
  } catch {
    return undefined;
  }
}
