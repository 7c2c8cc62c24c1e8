import deNavigation from '../../../i18n/de/navigation.json' with { type: 'json' };
import dePage from '../../../i18n/de/page.json' with { type: 'json' };
import enNavigation from '../../../i18n/en/navigation.json' with { type: 'json' };
import enPage from '../../../i18n/en/page.json' with { type: 'json' };
import { locales, type Locale } from '../../../src/config/locales.ts';
import { segment, subPages } from '../../../src/config/routes.ts';

const labels = { de: { ...dePage, ...deNavigation }, en: { ...enPage, ...enNavigation } };

/** The page with the form. */
export const contactPath = (locale: Locale): string =>
  `${locales[locale].prefix}/${segment(labels[locale].contact)}`;

/** The page after a plain post. */
export const thanksPath = (locale: Locale): string =>
  `${contactPath(locale)}/${segment(labels[locale][subPages['contact-thanks'].label])}`;
