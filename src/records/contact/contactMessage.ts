import * as z from 'zod/mini';
import { longest, purposes } from '../../config/contact.ts';
import { localeCodes } from '../../config/locales.ts';
import { id, instant, textOf } from '../text.ts';

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
  /** The state of its e-mail: `off` where none is sent, `unsent` until the mail server has taken it. */
  mail: z.enum(['off', 'unsent', 'sent']),
  /** Probably sent by a program: no e-mail tells of it. */
  suspected: z._default(z.boolean(), false),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** A message as the inbox stores and lists it, with what the band has noted. */
export const inboxMessage = z.extend(contactMessage, {
  /** Somebody has answered it, or it needs no answer. */
  answered: z._default(z.boolean(), false),
  /** Stays until the band deletes it. */
  kept: z._default(z.boolean(), false),
  /** Id of the concert that was made of it. */
  concert: z.optional(id),
  /** Number of its changes by the band. */
  revision: z._default(z.int().check(z.minimum(0)), 0),
  updatedAt: z.optional(instant),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

/** The contracts of a listed and a deleted message. */
export const listedMessage = z.extend(inboxMessage, {
  id: z.string(),
  /** Its text is only the beginning. */
  isExcerpt: z.optional(z.literal(true)),
});
export type ListedMessage = z.infer<typeof listedMessage>;
/** A message of a person, deleted or not. */
export const personMessage = z.extend(listedMessage, { deleted: z.optional(instant) });
export type PersonMessage = z.infer<typeof personMessage>;

/** A change of what the band has noted on a message, or its deletion. Null takes a link away. */
export const messageChange = z.strictObject({
  answered: z.exactOptional(z.boolean()),
  kept: z.exactOptional(z.boolean()),
  concert: z.exactOptional(z.nullable(id)),
  deleted: z.exactOptional(z.boolean()),
});

/** The person of a call about everything that the inbox holds of somebody. */
export const person = z.strictObject({ email: textOf(longest.email, 'name the address') });
