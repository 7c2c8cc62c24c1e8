import {
  highestPrice,
  isConcertDate,
  longestConcertTexts as longest,
  mostSupportActs,
} from '../../../../records/concertRules.ts';
import type { Concert } from '../../../../records/concert.ts';
import { longestAlt } from '../../../../config/uploads.ts';
import { isHttps, tooLong, wrongFields, type FieldError } from '../../records/fields.ts';
import { isZoneOpen } from '../../venues/data/countries.ts';
import {
  amountIn,
  beginning,
  doorsOf,
  endOf,
  isAmbiguous,
  changesOf,
  namesIn,
  whenFields,
  type TypedConcert,
} from './typedConcert.ts';

export type ConcertField = Exclude<
  keyof TypedConcert,
  'status' | 'venueId' | 'country' | 'isTimeOpen' | 'dayChange'
>;

type ConcertError = FieldError<ConcertField>;

/** All errors of the values that differ from `base`, in the order of the form; none when they are valid. */
export function concertErrors(typed: TypedConcert, now: Date, base?: Concert): ConcertError[] {
  const errors: ConcertError[] = [];
  const isChanged = changesOf(typed, base);
  const isNew = (...fields: (keyof TypedConcert)[]) => isChanged(fields);
  const check = (isWrong: boolean, field: ConcertField, key: ConcertError['key'] = keyOf(field)) => {
    if (isWrong) errors.push({ field, key });
  };
  const isWhenNew = isNew(...whenFields);
  check(isNew('name') && (typed.name.trim() === '' || tooLong(typed.name, longest.name)), 'name');
  check(typed.date === '', 'date');
  check(!typed.isTimeOpen && typed.time === '', 'time');
  if (errors.every(({ field }) => field === 'name')) {
    const date = beginning(typed);
    if (isWhenNew) {
      check(date === undefined, 'time', 'error-concert-skipped');
      check(date !== undefined && !isConcertDate(date, now), 'date');
      check(isAmbiguous(typed) && typed.season === '', 'season');
    }
    if (date !== undefined) {
      const doorsWrong = typed.doors !== '' && doorsOf(typed, base) === undefined;
      check((isWhenNew || isNew('doors')) && doorsWrong, 'doors');
      const endWrong = typed.end !== '' && !typed.isTimeOpen && endOf(typed, base) === undefined;
      check((isWhenNew || isNew('end')) && endWrong, 'end');
    }
  }
  check(isNew('venue') && tooLong(typed.venue, longest.venue), 'venue');
  check(isNew('city') && tooLong(typed.city, longest.city), 'city');
  check(typed.venue.trim() !== '' && typed.venueId === '' && isZoneOpen(typed), 'timeZone');
  if (isNew('support')) {
    const names = namesIn(typed.support);
    check(names.length > mostSupportActs || names.some((name) => tooLong(name, longest.name)), 'support');
  }
  if (isNew('priceFrom', 'priceTo')) {
    const [from, to] = [amountIn(typed.priceFrom), amountIn(typed.priceTo)];
    check(isWrongAmount(from) || (from === undefined && to !== undefined), 'priceFrom');
    check(isWrongAmount(to) || (from !== undefined && to !== undefined && to < from), 'priceTo');
  }
  const ticketUrl = typed.ticketUrl.trim();
  check(isNew('ticketUrl') && ticketUrl !== '' && !isHttps(ticketUrl), 'ticketUrl');
  const [de, en] = [typed.noteDe.trim(), typed.noteEn.trim()];
  // Visitors of the other language read the note of a cancellation in the language that it was written in.
  const needsBoth = typed.status !== 'cancelled' && (de === '') !== (en === '');
  if (isNew('noteDe', 'noteEn', 'status')) {
    check(tooLong(de, longestAlt) || (needsBoth && de === ''), 'noteDe');
    check(tooLong(en, longestAlt) || (needsBoth && en === ''), 'noteEn');
  }
  return errors;
}

/** Names of the API's fields, by the fields of the form that show their errors. */
const apiFields: Record<string, ConcertField> = {
  ...{
    name: 'name',
    date: 'date',
    doors: 'doors',
    end: 'end',
    venue: 'venue',
    venueId: 'venue',
    city: 'city',
  },
  ...{ support: 'support', price: 'priceFrom', ticketUrl: 'ticketUrl', note: 'noteDe' },
};

/** Errors of the fields that a failed call names; none for any other failure. */
export function serverErrors(failure: unknown): ConcertError[] {
  const fields = new Set(wrongFields(failure).flatMap((name) => apiFields[name.split('.')[0] ?? ''] ?? []));
  return [...fields].map((field) => ({ field, key: keyOf(field) }));
}

/** The sentence of a wrong field; some fields share one. */
function keyOf(field: ConcertField): ConcertError['key'] {
  if (field === 'priceFrom' || field === 'priceTo') return 'error-concert-price';
  if (field === 'noteDe' || field === 'noteEn') return 'error-concert-note';
  if (field === 'doors' || field === 'end') return 'error-concert-order';
  return field === 'timeZone' ? 'error-venue-timeZone' : `error-concert-${field}`;
}

const isWrongAmount = (value: number | undefined) => value !== undefined && !(value <= highestPrice);
