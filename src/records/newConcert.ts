import * as z from 'zod/mini';
import { concertRecord, type ConcertRecord } from './concert.ts';
import { isConcertDate } from './concertRules.ts';
import { timesInOrder } from './concertTimes.ts';
import { errorNamed } from './fields.ts';
import { withoutStoreFields } from './records.ts';
import { instantWithOffset } from './text.ts';

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
      })
      .check(timesInOrder),
  ) satisfies z.ZodMiniType<ConcertRecord>;
