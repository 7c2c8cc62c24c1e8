import { messageParameter } from '../../../../config/contact.ts';
import type { Locale } from '../../../../config/locales.ts';
import type { Concert } from '../../../../records/concert.ts';
import type { Venue } from '../../../../records/venue.ts';
import { accessQuestions, type AccessAnswer, type AccessQuestion } from '../../../../records/venueRules.ts';
import type { TextKey, Translate } from '../../../../lib/i18n/translator.ts';

/** A question about access with its answer at a venue. */
export interface AccessRow {
  question: AccessQuestion;
  answer: AccessAnswer;
  note?: Record<Locale, string> | undefined;
}

/** The answers of a venue, in the order of the page. A question without an answer counts as unknown. */
export const accessRows = (venue: Pick<Venue, 'access'> | undefined): AccessRow[] =>
  accessQuestions.map((question) => ({ question, answer: 'unknown', ...venue?.access?.[question] }));

/** Address of the contact page with a message that names the concert, its venue and the questions. */
export function askUrl(
  contact: string,
  { name, venue, city }: Pick<Concert, 'name' | 'venue' | 'city'>,
  questions: readonly AccessQuestion[],
  t: Translate<TextKey<'access'>>,
): string {
  const message = t('access:message', {
    concert: [name, venue, city].filter(Boolean).join(', '),
    questions: questions.map((question) => t(`access:${question}`)).join(', '),
  });
  return `${contact}?${new URLSearchParams({ [messageParameter]: message }).toString()}`;
}
