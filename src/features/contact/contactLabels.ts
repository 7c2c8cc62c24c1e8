import { longest } from '../../config/contact.ts';
import { site } from '../../config/site.ts';
import type { Translate } from '../../lib/i18n/translator.ts';

const keys = [
  'not-yet',
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
  'sent-kept',
  'unreachable',
  'nothing-lost',
  'other-ways',
  'copy',
  'copied',
  'copy-failed',
  'mail-shortened',
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

/** Texts of the message count, with placeholders for `typed` and `over`. */
const counts = ['count', 'count-near', 'count-over'] as const;

/** Texts of the contact form by their keys in `contact.json`, and four from other files or with values of the site. */
export type ContactLabels = Record<
  (typeof keys)[number] | (typeof counts)[number] | 'write-mail' | 'mail-subject' | 'gdpr' | 'thanks',
  string
>;

export const contactLabels = (t: Translate): ContactLabels => ({
  ...record(keys, (key) => t(`contact:${key}`)),
  ...record(counts, (key) => t(`contact:${key}`, { most: longest.message })),
  'write-mail': t('contact:write-mail', { email: site.email }),
  'mail-subject': t('contact:mail-subject', { artist: site.artist }),
  gdpr: t('navigation:gdpr'),
  thanks: t('page:title-thanks'),
});

const record = <Key extends string>(all: readonly Key[], text: (key: Key) => string) =>
  Object.fromEntries(all.map((key) => [key, text(key)])) as Record<Key, string>;
