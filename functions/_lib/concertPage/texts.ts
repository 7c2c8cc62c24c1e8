import { translators } from '../texts.ts';

/** The texts about concerts in each language. */
export const concertTexts = await translators((locale) => ({
  access: import(`../../../generated/i18n/${locale}/access.json`, { with: { type: 'json' } }),
  calendar: import(`../../../generated/i18n/${locale}/calendar.json`, { with: { type: 'json' } }),
  concert: import(`../../../generated/i18n/${locale}/concert.json`, { with: { type: 'json' } }),
  live: import(`../../../generated/i18n/${locale}/live.json`, { with: { type: 'json' } }),
  page: import(`../../../generated/i18n/${locale}/page.json`, { with: { type: 'json' } }),
}));
