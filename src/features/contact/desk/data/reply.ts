import { encodePart } from '../../../../config/encodePart.ts';
import { artist } from '../../../../config/site.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { prepareMail } from '../../../../records/contact/contactMail.ts';
import type { ContactMessage } from '../../../../records/contact/contactMessage.ts';

/**
 * The address that opens an answer in the mail program, with a subject and the quoted message, and whether the quote was shortened. It needs
 * no words of a language: the sender's is not always the band's.
 */
export function replyTo({ email, name, message, language, received }: ContactMessage) {
  // The address may hold characters that have a meaning in a `mailto:` address.
  const to = encodePart(email).replace('%40', '@');
  const quote = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const text = `\n\n${name}, ${dateAndTime(language, new Date(received))}:\n${quote}`;
  return prepareMail(to, `Re: ${artist}`, text);
}
