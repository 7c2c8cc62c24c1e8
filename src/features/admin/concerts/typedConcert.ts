import { isConcertDate, longestConcertTexts as longest } from '../../../contracts/concertRules.ts';
import { viennaInstants } from '../../../lib/dates/viennaTime.ts';
import type { WordKey } from '../words.ts';

export const concertFields = ['name', 'date', 'time', 'season', 'venue', 'city', 'ticketUrl'] as const;
export type ConcertField = (typeof concertFields)[number];

/** The typed values, in Vienna's time; `season` is empty, `summer` or `winter`. */
export type TypedConcert = Record<ConcertField, string>;

/** One thing that is wrong with what was typed. */
export interface ConcertError {
  field: ConcertField;
  key: Extract<WordKey, `error-concert-${string}`>;
}

/** A concert as the API takes it. */
export interface SentConcert {
  name: string;
  date: string;
  venue?: string;
  city?: string;
  ticketUrl?: string;
}

/** The id and name of a field in the document, which has other fields called `name`. */
export const fieldId = (field: ConcertField) => `concert-${field}`;

export function typedIn(form: FormData): TypedConcert {
  const text = (field: ConcertField) => {
    const value = form.get(fieldId(field));
    return [field, typeof value === 'string' ? value.trim() : ''];
  };
  return Object.fromEntries(concertFields.map(text)) as TypedConcert;
}

/** Whether the clocks of Vienna show this time twice on this day, so that somebody has to say which one is meant. */
export const isDoubled = ({ date, time }: TypedConcert): boolean => viennaInstants(date, time).length > 1;

/** Everything that is wrong, in the order of the fields; none when it may be sent. */
export function wrongIn(typed: TypedConcert, now: Date): ConcertError[] {
  const { name, venue, city, ticketUrl } = typed;
  return [
    ...(name === '' || name.length > longest.name ? [wrong('name')] : []),
    ...wrongTime(typed, now),
    ...(venue.length > longest.venue ? [wrong('venue')] : []),
    ...(city.length > longest.city ? [wrong('city')] : []),
    ...(ticketUrl !== '' && !isHttps(ticketUrl) ? [wrong('ticketUrl')] : []),
  ];
}

/** Fields that the server refused, in this form's own words. */
export const refusedFields = (fields: readonly string[]): ConcertError[] =>
  concertFields.filter((field) => fields.includes(field)).map((field) => wrong(field));

/** The request of valid values: the instant in the chosen season, without empty fields. */
export function concertOf(typed: TypedConcert): SentConcert {
  const [first = '', second = first] = viennaInstants(typed.date, typed.time);
  const { name, venue, city, ticketUrl } = typed;
  return {
    name,
    date: typed.season === 'winter' ? second : first,
    ...(venue && { venue }),
    ...(city && { city }),
    ...(ticketUrl && { ticketUrl }),
  };
}

const wrong = (field: ConcertField): ConcertError => ({ field, key: `error-concert-${field}` });

function wrongTime(typed: TypedConcert, now: Date): ConcertError[] {
  const { date, time, season } = typed;
  if (date === '' || time === '')
    return [...(date === '' ? [wrong('date')] : []), ...(time === '' ? [wrong('time')] : [])];
  const [instant, other] = viennaInstants(date, time);
  if (instant === undefined) return [{ field: 'time', key: 'error-concert-skipped' }];
  if (!isConcertDate(instant, now)) return [wrong('date')];
  return other !== undefined && season === '' ? [wrong('season')] : [];
}

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
