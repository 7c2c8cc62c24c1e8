import { translators } from '../texts.ts';

/** The texts of the contact form in each language. */
export const contactTexts = await translators((locale) => ({
  contact: import(`../../../generated/i18n/${locale}/contact.json`, { with: { type: 'json' } }),
}));
