import { longestAlt } from '../../../../config/uploads.ts';
import { isTimeZone } from '../../../../records/timeZone.ts';
import { accessQuestions, longestVenueTexts as longest } from '../../../../records/venueRules.ts';
import { isHttps, tooLong, wrongFields, type FieldError } from '../../records/fields.ts';
import { noteField, type TypedVenue } from './typedVenue.ts';

export type VenueField = keyof TypedVenue;
type VenueError = FieldError<VenueField>;

/** All errors, in the order of the form; none when the values are valid. `today` is a day as `2026-11-21`. */
export function venueErrors(typed: TypedVenue, today: string): VenueError[] {
  const errors: VenueError[] = [];
  const check = (isWrong: boolean, field: VenueField, key: VenueError['key']) => {
    if (isWrong) errors.push({ field, key });
  };
  check(typed.name.trim() === '' || tooLong(typed.name, longest.name), 'name', 'error-venue-name');
  check(tooLong(typed.street, longest.street), 'street', 'error-venue-street');
  check(tooLong(typed.postalCode, longest.postalCode), 'postalCode', 'error-venue-postalCode');
  check(typed.city.trim() === '' || tooLong(typed.city, longest.city), 'city', 'error-venue-city');
  const website = typed.website.trim();
  check(website !== '' && !isHttps(website), 'website', 'error-venue-website');
  check(!isTimeZone(typed.timeZone), 'timeZone', 'error-venue-timeZone');
  for (const question of accessQuestions) {
    const [deField, enField] = [noteField(question, 'de'), noteField(question, 'en')];
    const [de, en] = [typed[deField].trim(), typed[enField].trim()];
    check(tooLong(de, longestAlt) || (de === '' && en !== ''), deField, 'error-venue-note');
    check(tooLong(en, longestAlt) || (en === '' && de !== ''), enField, 'error-venue-note');
  }
  check(typed.checkedOn > today, 'checkedOn', 'error-venue-checkedOn');
  return errors;
}

/** Errors of the fields that a failed call names; none for any other failure. */
export function serverErrors(failure: unknown): VenueError[] {
  const errors = wrongFields(failure).flatMap((path) => errorAt(path.split('.')) ?? []);
  return [...new Map(errors.map((error) => [error.field, error])).values()];
}

/** Finds the field of a path such as `access.hearingLoop.note.en`. */
function errorAt([first, second, , locale]: string[]): VenueError | undefined {
  if (first !== 'access') return texts.find(({ field }) => field === first);
  const question = accessQuestions.find((known) => known === second);
  if (!question) return { field: 'checkedOn', key: 'error-venue-checkedOn' };
  return { field: noteField(question, locale === 'en' ? 'en' : 'de'), key: 'error-venue-note' };
}

const texts: readonly VenueError[] = [
  { field: 'name', key: 'error-venue-name' },
  { field: 'street', key: 'error-venue-street' },
  { field: 'postalCode', key: 'error-venue-postalCode' },
  { field: 'city', key: 'error-venue-city' },
  { field: 'website', key: 'error-venue-website' },
  { field: 'country', key: 'error-venue-timeZone' },
  { field: 'timeZone', key: 'error-venue-timeZone' },
];
