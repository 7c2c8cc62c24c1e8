import * as z from 'zod';
import { longest, purposes } from '../config/contact.ts';
import { localeCodes } from '../config/locales.ts';
import { instant, textOf } from './text.ts';

/** A message in the band's inbox as it is kept; its id is no part of it. */
export const contactMessage = z.strictObject({
  purpose: z.enum(purposes),
  /** One line, 1 to 120 characters. */
  name: textOf(longest.name, 'a message has a sender'),
  /** Where the answer goes; at most 254 characters. */
  email: textOf(longest.email, 'a message has an address to answer to'),
  /** 1 to 5000 characters; its lines end with a line feed. */
  message: textOf(longest.message, 'a message has a text'),
  /** The page's language, in which to answer. */
  language: z.enum(localeCodes),
  /** When it arrived. */
  received: instant,
  /** By e-mail as well: `off` where none is configured, `unsent` until it has been handed over. */
  mail: z.enum(['off', 'unsent', 'sent']),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A message as the inbox lists it. */
export type ListedMessage = ContactMessage & { id: string };
