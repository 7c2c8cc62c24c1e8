import * as z from 'zod';
import { longestConcertTexts as longest } from './concertRules.ts';
import { httpsUrl, instant, localizedText, textOf } from './text.ts';

export const concertStatuses = ['planned', 'cancelled', 'postponed', 'soldOut'] as const;
export type ConcertStatus = (typeof concertStatuses)[number];

/** A concert as every store keeps it; the store adds the id. Only name and date are required: what is absent is not shown. */
export const concertRecord = z.strictObject({
  /** 1 to 120 characters, as on the poster. */
  name: textOf(longest.name, 'write the name of the concert'),
  /** When it begins. */
  date: instant,
  /** When the doors open. */
  doors: instant.optional(),
  venue: textOf(longest.venue, 'write it, or leave the field out').optional(),
  city: textOf(longest.city, 'write it, or leave the field out').optional(),
  ticketUrl: httpsUrl.optional(),
  status: z
    .enum(concertStatuses, { error: `is unknown: use one of ${concertStatuses.join(', ')}` })
    .default('planned'),
  free: z.boolean().default(false),
  note: localizedText.optional(),
  /** How to get in with a wheelchair, where to sit, whom to ask. */
  access: localizedText.optional(),
});

export type ConcertRecord = z.infer<typeof concertRecord>;
export type Concert = ConcertRecord & { id: string };
