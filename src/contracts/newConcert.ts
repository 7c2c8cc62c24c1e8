import * as z from 'zod/mini';
import { concertRecord, type ConcertRecord } from './concert.ts';
import { isConcertDate } from './concertRules.ts';

/** An instant with its offset, as `2026-12-04T20:00:00+01:00`; stored in UTC, in whole seconds. */
const instantWithOffset = z.pipe(
  z.iso.datetime({
    offset: true,
    error: 'is no date: write an instant with its offset like 2026-12-04T20:00:00+01:00',
  }),
  z.transform((instant: string) => new Date(instant).toISOString().replace(/\.\d+Z$/, 'Z')),
);

/** A new concert of the band; an `id` is dropped, since the store makes it. */
export const newConcert = (now = new Date()) =>
  z.pipe(
    z.transform(withoutId),
    z.extend(concertRecord, {
      date: instantWithOffset.check(
        z.refine((date) => isConcertDate(date, now), {
          error: 'is out of range: 1950 at the earliest, ten years ahead at the latest',
        }),
      ),
      doors: z.optional(instantWithOffset),
    }),
  ) satisfies z.ZodMiniType<ConcertRecord>;

/** Drops the id (specification, section 3, Concert: the identifier is removed on write). */
function withoutId(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('id' in sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => field !== 'id'));
}
