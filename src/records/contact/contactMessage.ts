import * as z from 'zod/mini';
import { longest, purposes } from '../../config/contact.ts';
import { localeCodes } from '../../config/locales.ts';
import { instant, textOf } from '../text.ts';

/** A message stored in the band's inbox, without its id. */
export const contactMessage = z.strictObject({
  purpose: z.enum(purposes),
  /** One line, 1 to 120 characters. */
  name: textOf(longest.name, 'a message has a sender'),
  /** The address for the answer; at most 254 characters. */
  email: textOf(longest.email, 'a message has an address to answer to'),
  /** 1 to 5000 characters; its lines end with a line feed. */
  message: textOf(longest.message, 'a message has a text'),
  /** The language of the page, and of the answer. */
  language: z.enum(localeCodes),
  /** Time of arrival. */
  received: instant,
  /** The state of its e-mail: `off` where none is configured, `unsent` until the mail server has taken it. */
  mail: z.enum(['off', 'unsent', 'sent']),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A message as the inbox lists it. */
export type ListedMessage = ContactMessage & { id: string };
