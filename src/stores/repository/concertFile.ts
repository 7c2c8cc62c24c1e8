import * as z from 'zod/mini';
import { concertRecord, type ConcertRecord } from '../../records/concert.ts';
import { timesInOrder } from '../../records/newConcert.ts';
import { timeZone } from '../../records/text.ts';
import { homeZone } from '../../config/site.ts';
import { readWrittenTime, type Hour } from '../../lib/dates/writtenTime.ts';

/** A concert of the band's folder, whose times may be the venue's, as `2026-12-04 20:00` (`readWrittenTime`). */
export const concertFile = z.pipe(z.transform(withInstants), concertRecord.check(timesInOrder, onePrice));

/** The page of a concert with free entry would not say a price. */
function onePrice({ value: { free, price }, issues }: z.core.ParsePayload<ConcertRecord>): void {
  if (free && price)
    issues.push({
      code: 'custom',
      path: ['free'],
      input: free,
      message: 'is true beside a price: leave one out',
    });
}

function withInstants(file: unknown, { issues }: z.core.ParsePayload): unknown {
  if (typeof file !== 'object' || file === null) return file;
  const { timeZone: zone = homeZone, timeUnknown = false } = file as Partial<ConcertRecord>;
  const message = timeZone.safeParse(zone).error?.issues[0]?.message;
  if (message !== undefined) {
    issues.push({ code: 'custom', path: ['timeZone'], input: zone, message });
    return file;
  }
  const hours: Record<string, Hour> = {
    date: timeUnknown ? 'unknown' : 'written',
    doors: 'written',
    end: 'written',
    previousDate: 'optional',
    showFrom: 'written',
  };
  const read = ([field, value]: [string, unknown]) => {
    const hour = hours[field];
    if (hour === undefined || typeof value !== 'string') return [field, value];
    const { instant, fault } = readWrittenTime(value, zone, hour);
    if (fault) issues.push({ code: 'custom', path: [field], input: value, message: fault });
    return [field, instant];
  };
  return Object.fromEntries(Object.entries(file).map(read)) as unknown;
}
