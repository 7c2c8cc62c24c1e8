import * as z from 'zod/mini';
import { concertRecord, type ConcertRecord } from './concert.ts';
import { errorNamed, type ErrorName } from './fields.ts';
import { withoutStoreFields } from './records.ts';
import { instantWithOffset } from './text.ts';

/** The earliest beginning of a concert: 1950 in Central Europe. */
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

type Times = Pick<ConcertRecord, 'date' | 'timeZone' | 'timeUnknown' | 'doors' | 'end' | 'showFrom'>;

/** Checks the times of a new concert against each other. Records of other programs are shown even if they fail this. */
export function timesInOrder({ value, issues }: z.core.ParsePayload<Times>): void {
  const { date, timeZone, timeUnknown, doors = date, end, showFrom = date } = value;
  const fail = (field: keyof Times, error: ErrorName, message: string) => {
    issues.push({ code: 'custom', path: [field], input: value[field], message, ...errorNamed(error) });
  };
  const start = Date.parse(date);
  if (Date.parse(doors) > start) fail('doors', 'before', 'is after the beginning: write an earlier time');
  if (Date.parse(showFrom) > start)
    fail('showFrom', 'before', 'is after the beginning: write an earlier time');
  if (timeUnknown && end) fail('end', 'open', 'is known, but the beginning is not: leave it out');
  else if (end && Date.parse(end) <= start)
    fail('end', 'after', 'is not after the beginning: after midnight write the next day');
  if (timeUnknown && clockIn(timeZone, start) !== '23:59')
    fail('date', 'midnight', `is not the end of a day in ${timeZone}: write 23:59 while the hour is unknown`);
}

const clockIn = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
