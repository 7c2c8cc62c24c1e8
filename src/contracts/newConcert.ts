import * as z from 'zod/mini';
import { concertRecord, type ConcertRecord } from './concert.ts';
import { isConcertDate } from './concertRules.ts';
import { timesInOrder } from './concertTimes.ts';
import { instantWithOffset } from './text.ts';

/** A new concert of the band. Fields that the store assigns are dropped. */
export const newConcert = (now = new Date()) =>
  z.pipe(
    z.transform(withoutAssigned),
    z
      .extend(concertRecord, {
        date: instantWithOffset.check(
          z.refine((date) => isConcertDate(date, now), {
            error: 'is out of range: 1950 at the earliest, ten years ahead at the latest',
          }),
        ),
        doors: z.optional(instantWithOffset),
        end: z.optional(instantWithOffset),
        previousDate: z.optional(instantWithOffset),
      })
      .check(timesInOrder),
  ) satisfies z.ZodMiniType<ConcertRecord>;

/** Assigned by the store; the id is removed on write (specification, section 3, Concert). */
const assigned = ['id', 'slug', 'revision'];

function withoutAssigned(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !assigned.includes(field)));
}
