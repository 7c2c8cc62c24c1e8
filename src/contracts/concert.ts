import { z } from 'zod';
import { httpsUrl, instant, localizedText } from './text.ts';

export const concertStatuses = ['planned', 'cancelled', 'postponed', 'soldOut'] as const;
export type ConcertStatus = (typeof concertStatuses)[number];

/** A concert as every store keeps it; the store adds the id. Only name and date are required: what is absent is not shown. */
export const concertRecord = z.strictObject({
  /** 1 to 120 characters, as on the poster. */
  name: z.string({ error: 'is missing: write the name of the concert' }).trim().min(1, 'is empty').max(120, 'is longer than 120 characters'),
  /** When it begins. */
  date: instant,
  /** When the doors open. */
  doors: instant.optional(),
  venue: z.string().trim().min(1).max(120).optional(),
  city: z.string().trim().min(1).max(80).optional(),
  ticketUrl: httpsUrl.optional(),
  status: z
    .enum(concertStatuses, { error: `is unknown: use one of ${concertStatuses.join(', ')}` })
    .default('planned'),
  free: z.boolean().default(false),
  note: localizedText.optional(),
  /** How to get in with a wheelchair, where to sit, whom to ask. */
  access: localizedText.optional(),
});

export type Concert = z.infer<typeof concertRecord> & { id: string };
