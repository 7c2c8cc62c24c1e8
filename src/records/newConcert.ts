import * as z from 'zod/mini';
import { concertRecord, type ConcertRecord } from './concert.ts';
import { timesInOrder } from './concertTimes.ts';
import { errorNamed } from './fields.ts';
import { withoutStoreFields } from './records.ts';
import { instantWithOffset } from './text.ts';

/** The earliest beginning of a concert: 1950 in Vienna. */
const earliest = Date.parse('1950-01-01T00:00:00+01:00');

/** The latest beginning, in years from now. */
const yearsAhead = 10;

/** Whether a new concert may begin at this instant. */
export function isConcertDate(instant: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + yearsAhead);
  const begins = Date.parse(instant);
  return begins >= earliest && begins <= latest.getTime();
}

/** A concert as the band sends it, new or changed. Fields that the store assigns are dropped. */
export const newConcert = (now = new Date()) =>
  z.pipe(
    z.transform(withoutStoreFields),
    z
      .extend(concertRecord, {
        date: instantWithOffset.check(
          z.refine((date) => isConcertDate(date, now), {
            error: 'is out of range: 1950 at the earliest, ten years ahead at the latest',
            ...errorNamed('range'),
          }),
        ),
        doors: z.optional(instantWithOffset),
        end: z.optional(instantWithOffset),
        previousDate: z.optional(instantWithOffset),
        showFrom: z.optional(instantWithOffset),
      })
      .check(timesInOrder),
  ) satisfies z.ZodMiniType<ConcertRecord>;
