import { site } from '../../config/site.ts';
import type { Translate } from '../../lib/i18n.ts';

const keys = [
  'purpose',
  'purpose-general',
  'purpose-booking',
  'purpose-merch',
  'name',
  'email',
  'message',
  'message-hint',
  'required',
  'send',
  'privacy-note',
  'trap',
  'sending',
  'sent',
  'unreachable',
  'nothing-lost',
  'other-ways',
  'copy',
  'copied',
  'copy-failed',
  'error-summary',
  'error-purpose-required',
  'error-name-required',
  'error-name-long',
  'error-email-required',
  'error-email-long',
  'error-email-invalid',
  'error-message-required',
  'error-message-long',
] as const;

/** The words of the contact form, by their keys in `contact.json`, and those that hold something of the site. */
export type ContactLabels = Record<(typeof keys)[number] | 'write-mail' | 'mail-subject' | 'gdpr', string>;

export const contactLabels = (t: Translate): ContactLabels => ({
  ...(Object.fromEntries(keys.map((key) => [key, t(`contact:${key}`)])) as Record<
    (typeof keys)[number],
    string
  >),
  'write-mail': t('contact:write-mail', { email: site.email }),
  'mail-subject': t('contact:mail-subject', { artist: site.artist }),
  gdpr: t('navigation:gdpr'),
});
