import { isConcertDate, longestConcertTexts as longest } from '../../../contracts/concertRules.ts';
import { localInstants } from '../../../lib/dates/localTime.ts';
import type { TextKey } from '../frame/translate.ts';

export const concertFields = ['name', 'date', 'time', 'season', 'venue', 'city', 'ticketUrl'] as const;
export type ConcertField = (typeof concertFields)[number];

/** The typed values, in Vienna's time; `season` is empty, `summer` or `winter`. */
export type TypedConcert = Record<ConcertField, string>;

/** An error of one field; `key` names its sentence. */
export interface ConcertError {
  field: ConcertField;
  key: Extract<TextKey, `error-concert-${string}`>;
}

/** A concert as the API accepts it. */
export interface NewConcert {
  name: string;
  date: string;
  venue?: string;
  city?: string;
  ticketUrl?: string;
}

/** The id and name of a control. Other forms of the document have a field called `name` too. */
export const fieldId = (field: ConcertField) => `concert-${field}`;

/** Reads the controls of `ConcertForm.tsx`. A missing one is empty. */
export function readConcertForm(form: FormData): TypedConcert {
  const text = (field: ConcertField) => {
    const value = form.get(fieldId(field));
    return [field, typeof value === 'string' ? value.trim() : ''];
  };
  return Object.fromEntries(concertFields.map(text)) as TypedConcert;
}

/** True for a time that Vienna's clocks show twice on this day, so that the form must ask for the season. */
export const isAmbiguousTime = ({ date, time }: TypedConcert): boolean =>
  localInstants(date, time).length > 1;

/** All errors, in the order of the fields; none when the values are valid. */
export function concertErrors(typed: TypedConcert, now: Date): ConcertError[] {
  const { name, venue, city, ticketUrl } = typed;
  return [
    ...(name === '' || name.length > longest.name ? [fieldError('name')] : []),
    ...timeErrors(typed, now),
    ...(venue.length > longest.venue ? [fieldError('venue')] : []),
    ...(city.length > longest.city ? [fieldError('city')] : []),
    ...(ticketUrl !== '' && !isHttps(ticketUrl) ? [fieldError('ticketUrl')] : []),
  ];
}

/** Converts valid values: the instant in the chosen season, without empty fields. */
export function toNewConcert(typed: TypedConcert): NewConcert {
  const [first = '', second = first] = localInstants(typed.date, typed.time);
  const { name, venue, city, ticketUrl } = typed;
  return {
    name,
    date: typed.season === 'winter' ? second : first,
    ...(venue && { venue }),
    ...(city && { city }),
    ...(ticketUrl && { ticketUrl }),
  };
}

/** The general error of a field. */
export const fieldError = (field: ConcertField): ConcertError => ({ field, key: `error-concert-${field}` });

function timeErrors(typed: TypedConcert, now: Date): ConcertError[] {
  const { date, time, season } = typed;
  if (date === '' || time === '')
    return [...(date === '' ? [fieldError('date')] : []), ...(time === '' ? [fieldError('time')] : [])];
  const [instant, other] = localInstants(date, time);
  if (instant === undefined) return [{ field: 'time', key: 'error-concert-skipped' }];
  if (!isConcertDate(instant, now)) return [fieldError('date')];
  return other !== undefined && season === '' ? [fieldError('season')] : [];
}

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:';
