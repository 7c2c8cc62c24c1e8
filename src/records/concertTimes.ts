import type * as z from 'zod/mini';
import type { ConcertRecord } from './concert.ts';
import { errorNamed, type ErrorName } from './fields.ts';

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
