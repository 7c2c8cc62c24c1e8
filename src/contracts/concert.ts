import * as z from 'zod/mini';
import { longestConcertTexts as longest } from './concertRules.ts';
import { httpsUrl, instant, localizedText, textOf } from './text.ts';

export const concertStatuses = ['planned', 'cancelled', 'postponed', 'soldOut'] as const;
export type ConcertStatus = (typeof concertStatuses)[number];

/** A stored concert; the store adds the id. Only name and date are required: absent fields are not shown. */
export const concertRecord = z.strictObject({
  /** 1 to 120 characters, as on the poster. */
  name: textOf(longest.name, 'write the name of the concert'),
  /** Beginning. */
  date: instant,
  /** Opening of the doors. */
  doors: z.optional(instant),
  venue: z.optional(textOf(longest.venue, 'write it, or leave the field out')),
  city: z.optional(textOf(longest.city, 'write it, or leave the field out')),
  ticketUrl: z.optional(httpsUrl),
  status: z._default(
    z.enum(concertStatuses, `is unknown: use one of ${concertStatuses.join(', ')}`),
    'planned',
  ),
  free: z._default(z.boolean(), false),
  note: z.optional(localizedText),
  /** Access with a wheelchair, seats, and a contact for questions. */
  access: z.optional(localizedText),
});

export type ConcertRecord = z.infer<typeof concertRecord>;

/** A concert with the id that its store has given it. */
export const concert = z.extend(concertRecord, { id: z.string() });
export type Concert = z.infer<typeof concert>;
