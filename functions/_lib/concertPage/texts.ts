import { translators } from '../texts.ts';

/** The texts about concerts in each language. */
export const concertTexts = await translators((locale) => ({
  access: import(`../../../i18n/${locale}/access.json`, { with: { type: 'json' } }),
  calendar: import(`../../../i18n/${locale}/calendar.json`, { with: { type: 'json' } }),
  concert: import(`../../../i18n/${locale}/concert.json`, { with: { type: 'json' } }),
  live: import(`../../../i18n/${locale}/live.json`, { with: { type: 'json' } }),
  page: import(`../../../i18n/${locale}/page.json`, { with: { type: 'json' } }),
}));
