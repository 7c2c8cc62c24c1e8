import {
  highestPrice,
  isConcertDate,
  longestConcertTexts as longest,
  mostSupportActs,
} from '../../../../contracts/concertRules.ts';
import { longestAlt } from '../../../../config/uploads.ts';
import { isHttps, tooLong, wrongFields, type FieldError } from '../../records/fields.ts';
import {
  amountIn,
  beginning,
  doorsOf,
  endOf,
  isAmbiguous,
  namesIn,
  type TypedConcert,
} from './typedConcert.ts';

export type ConcertField = Exclude<
  keyof TypedConcert,
  'status' | 'previousDate' | 'venueId' | 'timeZone' | 'isTimeOpen'
>;

type ConcertError = FieldError<ConcertField>;

/** All errors, in the order of the form; none when the values are valid. */
export function concertErrors(typed: TypedConcert, now: Date): ConcertError[] {
  const errors: ConcertError[] = [];
  const check = (
    isWrong: boolean,
    field: ConcertField,
    key: ConcertError['key'] = `error-concert-${keyOf(field)}`,
  ) => {
    if (isWrong && !errors.some((error) => error.field === field)) errors.push({ field, key });
  };
  check(typed.name.trim() === '' || tooLong(typed.name, longest.name), 'name');
  check(typed.date === '', 'date');
  check(!typed.isTimeOpen && typed.time === '', 'time');
  if (errors.every(({ field }) => field === 'name')) {
    const date = beginning(typed);
    check(date === undefined, 'time', 'error-concert-skipped');
    check(date !== undefined && !isConcertDate(date, now), 'date');
    check(isAmbiguous(typed) && typed.season === '', 'season');
    check(typed.doors !== '' && date !== undefined && doorsOf(typed) === undefined, 'doors');
    check(typed.end !== '' && !typed.isTimeOpen && date !== undefined && endOf(typed) === undefined, 'end');
  }
  check(tooLong(typed.venue, longest.venue), 'venue');
  check(tooLong(typed.city, longest.city), 'city');
  const names = namesIn(typed.support);
  check(names.length > mostSupportActs || names.some((name) => tooLong(name, longest.name)), 'support');
  const [from, to] = [amountIn(typed.priceFrom), amountIn(typed.priceTo)];
  check(isWrongAmount(from) || (from === undefined && to !== undefined), 'priceFrom');
  check(isWrongAmount(to) || (from !== undefined && to !== undefined && to < from), 'priceTo');
  check(typed.ticketUrl.trim() !== '' && !isHttps(typed.ticketUrl.trim()), 'ticketUrl');
  const [de, en] = [typed.noteDe.trim(), typed.noteEn.trim()];
  check(tooLong(de, longestAlt) || (de === '' && en !== ''), 'noteDe');
  check(tooLong(en, longestAlt) || (en === '' && de !== ''), 'noteEn');
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
  return [...fields].map((field) => ({ field, key: `error-concert-${keyOf(field)}` }));
}

/** Two fields that share a sentence. */
type Shared = 'priceFrom' | 'priceTo' | 'noteDe' | 'noteEn' | 'doors' | 'end';
function keyOf(field: ConcertField): Exclude<ConcertField, Shared> | 'price' | 'note' | 'order' {
  if (field === 'priceFrom' || field === 'priceTo') return 'price';
  if (field === 'noteDe' || field === 'noteEn') return 'note';
  return field === 'doors' || field === 'end' ? 'order' : field;
}

const isWrongAmount = (value: number | undefined) => value !== undefined && !(value <= highestPrice);
