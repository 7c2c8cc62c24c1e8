import { deskPath } from '../../../../components/session/deskPath.ts';
import type { Locale } from '../../../../config/locales.ts';
import { segment } from '../../../../config/routes.ts';
import { fileIn } from '../../../../lib/i18n/translator.ts';

const labels = import.meta.glob<string>('/generated/i18n/*/page.json', { import: 'edit', eager: true });

/** Path of the page that the band edits in place, as in the table of routes. */
export const deskPagePath = (locale: Locale): string =>
  `${deskPath(locale)}/${segment(fileIn(locale, labels))}`;
