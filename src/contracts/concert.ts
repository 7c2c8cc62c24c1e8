import * as z from 'zod';
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
  doors: instant.optional(),
  venue: textOf(longest.venue, 'write it, or leave the field out').optional(),
  city: textOf(longest.city, 'write it, or leave the field out').optional(),
  ticketUrl: httpsUrl.optional(),
  status: z
    .enum(concertStatuses, { error: `is unknown: use one of ${concertStatuses.join(', ')}` })
    .default('planned'),
  free: z.boolean().default(false),
  note: localizedText.optional(),
  /** Access with a wheelchair, seats, and a contact for questions. */
  access: localizedText.optional(),
});

export type ConcertRecord = z.infer<typeof concertRecord>;
export type Concert = ConcertRecord & { id: string };
