import * as z from 'zod/mini';
import { concertStatuses, type Concert, type ConcertRecord } from '../../../../records/concert.ts';
import { vienna } from '../../../../records/timeZone.ts';
import { dayMs, hourMs } from '../../../../config/time.ts';
import { withOffset } from '../../../../lib/dates/dates.ts';
import { localInstants } from '../../../../lib/dates/localTime.ts';

/** The values of the form, in the clock time of the venue. An empty text is an absent field. */
export const typedConcert = z.object({
  name: z.string(),
  /** As `2026-12-04`. */
  date: z.string(),
  /** As `20:00`. */
  time: z.string(),
  /** The day is fixed, the hour is not. */
  isTimeOpen: z.boolean(),
  /** Which of two equal clock times is meant; empty on all other days. */
  season: z.enum(['', 'summer', 'winter']),
  venue: z.string(),
  city: z.string(),
  venueId: z.string(),
  timeZone: z.string(),
  /** Of a new venue; empty where its zone tells it. Drafts of an older version lack it. */
  country: z._default(z.string(), ''),
  doors: z.string(),
  end: z.string(),
  /** A name in each line. */
  support: z.string(),
  /** In euros; a single 0 means that entry is free. */
  priceFrom: z.string(),
  priceTo: z.string(),
  ticketUrl: z.string(),
  noteDe: z.string(),
  noteEn: z.string(),
  status: z.enum(concertStatuses),
  /** Instant; empty unless the concert was moved. */
  previousDate: z.string(),
  /** The reason for another day than the stored one; empty before the answer. Drafts of an older version lack it. */
  dayChange: z._default(z.enum(['', 'mistake', 'moved']), ''),
});
export type TypedConcert = z.infer<typeof typedConcert>;

/** A concert as the API accepts it: the store assigns the other fields. */
export type SentConcert = Omit<ConcertRecord, 'slug' | 'revision' | 'updatedAt'>;

export const emptyConcert: TypedConcert = {
  ...{ name: '', date: '', time: '', isTimeOpen: false, season: '', venue: '', city: '', venueId: '' },
  ...{
    timeZone: vienna,
    country: '',
    doors: '',
    end: '',
    support: '',
    priceFrom: '',
    priceTo: '',
    ticketUrl: '',
  },
  ...{ noteDe: '', noteEn: '', status: 'planned', previousDate: '', dayChange: '' },
};

/** The clock time of the end of a day, which stands for an unknown hour. */
const endOfDay = '23:59';

export function typedFrom(concert: Concert): TypedConcert {
  const { timeZone, price, free } = concert;
  const local = (instant: string | undefined) =>
    instant === undefined ? '' : withOffset(new Date(instant), timeZone);
  const clock = (instant: string | undefined) => local(instant).slice(11, 16);
  const [date, time] = [local(concert.date).slice(0, 10), clock(concert.date)];
  const instants = concert.timeUnknown ? [] : localInstants(date, time, timeZone);
  const isSecond = instants.length > 1 && Date.parse(instants[1] ?? '') === Date.parse(concert.date);
  return {
    name: concert.name,
    date,
    time: concert.timeUnknown ? '' : time,
    isTimeOpen: concert.timeUnknown,
    season: instants.length > 1 ? (isSecond ? 'winter' : 'summer') : '',
    venue: concert.venue ?? '',
    city: concert.city ?? '',
    venueId: concert.venueId ?? '',
    timeZone,
    country: '',
    doors: clock(concert.doors),
    end: clock(concert.end),
    support: (concert.support ?? []).join('\n'),
    priceFrom: free ? '0' : amount(price?.from),
    priceTo: amount(price?.to),
    ticketUrl: concert.ticketUrl ?? '',
    noteDe: concert.note?.de ?? '',
    noteEn: concert.note?.en ?? '',
    status: concert.status,
    previousDate: concert.previousDate ?? '',
    dayChange: '',
  };
}

/** Fields of the form that decide on the beginning. */
export const whenFields = ['date', 'time', 'isTimeOpen', 'season', 'timeZone'] as const;

/** The fields of the form that each field of the record follows from. */
const sources: Record<keyof SentConcert, readonly (keyof TypedConcert)[]> = {
  ...{ name: ['name'], date: whenFields, timeZone: ['timeZone'], timeUnknown: ['isTimeOpen'] },
  ...{ doors: ['doors', ...whenFields], end: ['end', ...whenFields], previousDate: ['previousDate'] },
  ...{ venueId: ['venueId'], venue: ['venue'], city: ['city'], ticketUrl: ['ticketUrl'], status: ['status'] },
  ...{ free: ['priceFrom', 'priceTo'], price: ['priceFrom', 'priceTo'], support: ['support'], access: [] },
  note: ['noteDe', 'noteEn'],
};

/** Tells whether one of some values differs from the stored concert; always for a new one. */
export function changesOf(
  typed: TypedConcert,
  base: Concert | undefined,
): (fields: readonly (keyof TypedConcert)[]) => boolean {
  const before = base && typedFrom(base);
  return (fields) => !before || fields.some((field) => typed[field] !== before[field]);
}

/** Converts valid values to a new concert, or to a change of `base`, whose other fields stay as they are. */
export function toSent(typed: TypedConcert, base?: Concert): SentConcert {
  const isChanged = changesOf(typed, base);
  const names = namesIn(typed.support);
  const [from, to] = [amountIn(typed.priceFrom), amountIn(typed.priceTo)];
  const free = from === 0 && to === undefined;
  const [de, en] = [typed.noteDe.trim(), typed.noteEn.trim()];
  const sent: Record<keyof SentConcert, unknown> = {
    name: typed.name.trim(),
    date: beginning(typed) ?? '',
    timeZone: typed.timeZone,
    timeUnknown: typed.isTimeOpen,
    doors: doorsOf(typed, base),
    end: typed.isTimeOpen ? undefined : endOf(typed, base),
    previousDate: typed.previousDate,
    venueId: typed.venueId,
    venue: typed.venue.trim(),
    city: typed.city.trim(),
    ticketUrl: typed.ticketUrl.trim(),
    status: typed.status,
    free,
    price: from === undefined || free ? '' : { currency: 'EUR', ...base?.price, from, to },
    support: names.length > 0 ? names : '',
    access: base?.access,
    note: (de || en) && { ...(de && { de }), ...(en && { en }) },
  };
  const fields = Object.keys(sent) as (keyof SentConcert)[];
  const values = fields.map((field) => [
    field,
    base && !isChanged(sources[field]) ? base[field] : sent[field],
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== '' && value !== undefined)) as SentConcert;
}

/** The beginning with its offset; undefined on a day or at a time that the zone does not have. */
export function beginning({ date, time, isTimeOpen, season, timeZone }: TypedConcert): string | undefined {
  const instants = localInstants(date, isTimeOpen ? endOfDay : time, timeZone);
  return season === 'winter' ? instants.at(-1) : instants[0];
}

/** True for a time that the venue's clocks show twice on this day, so that the form must ask which is meant. */
export const isAmbiguous = ({ date, time, isTimeOpen, timeZone }: TypedConcert): boolean =>
  !isTimeOpen && localInstants(date, time, timeZone).length > 1;

/** The names in a text with one in each line. */
export const namesIn = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads `18`, `18,50` or `18.5`; undefined for an empty text, NaN for any other. */
export function amountIn(text: string): number | undefined {
  const trimmed = text.replace('€', '').trim();
  if (trimmed === '') return undefined;
  return /^\d+([.,]\d{1,2})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : NaN;
}

/** Writes an amount as it is typed. */
const amount = (value: number | undefined) =>
  value === undefined ? '' : String(Number.isInteger(value) ? value : value.toFixed(2)).replace('.', ',');

/** Maximum time from the doors to the beginning, and from there to the end, in milliseconds. */
const longestMs = 12 * hourMs;

/**
 * The opening of the doors: the typed clock time on the day of the concert or the day before; undefined when it does not fit before the
 * beginning. Doors that nobody has typed anew move along with the day.
 */
export const doorsOf = (typed: TypedConcert, base?: Concert): string | undefined =>
  movedAlong(typed, base, 'doors', (sinceStart) => sinceStart <= 0) ??
  findInstant(
    typed,
    typed.doors,
    -1,
    (sinceStart) => sinceStart <= 0 && (typed.isTimeOpen || sinceStart >= -longestMs),
  );

/** The end, as `doorsOf`: on the day of the concert or the day after; undefined when it does not fit after the beginning. */
export const endOf = (typed: TypedConcert, base?: Concert): string | undefined =>
  movedAlong(typed, base, 'end', (sinceStart) => sinceStart > 0) ??
  findInstant(typed, typed.end, 1, (sinceStart) => sinceStart > 0 && sinceStart <= longestMs);

/** A stored instant at its clock time, as many days later as the concert is; undefined when its text was changed or it does not fit. */
function movedAlong(
  typed: TypedConcert,
  base: Concert | undefined,
  field: 'doors' | 'end',
  fits: (sinceStart: number) => boolean,
): string | undefined {
  const instant = base?.[field];
  if (!base || instant === undefined || changesOf(typed, base)([field])) return undefined;
  const [day, clock] = withOffset(new Date(instant), base.timeZone).split('T');
  const days = (Date.parse(typed.date) - Date.parse(typedFrom(base).date)) / dayMs;
  const moved = localInstants(addDays(day ?? '', days), (clock ?? '').slice(0, 5), typed.timeZone)[0];
  const start = Date.parse(beginning(typed) ?? '');
  return moved !== undefined && fits(Date.parse(moved) - start) ? moved : undefined;
}

/** The instant of a clock time on the concert's day or on the day beside it. */
function findInstant(
  typed: TypedConcert,
  time: string,
  days: 1 | -1,
  fits: (sinceStart: number) => boolean,
): string | undefined {
  const { date, timeZone } = typed;
  const start = Date.parse(beginning(typed) ?? '');
  const candidates = [date, addDays(date, days)].flatMap((day) => localInstants(day, time, timeZone));
  return candidates.find((instant) => fits(Date.parse(instant) - start));
}

/** The day that is so many days later; empty for no day. */
const addDays = (date: string, days: number): string => {
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) ? '' : new Date(day + days * dayMs).toISOString().slice(0, 10);
};
