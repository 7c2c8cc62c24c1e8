import * as z from 'zod/mini';
import { localeCodes, type Locale } from '../../../../config/locales.ts';
import { vienna } from '../../../../records/timeZone.ts';
import type { Venue } from '../../../../records/venue.ts';
import { accessAnswers, accessQuestions, type AccessQuestion } from '../../../../records/venueRules.ts';
import type { SentVenue } from './venueCalls.ts';

/** Name of a question's note in a language. */
type NoteField = `${AccessQuestion}-${Locale}`;

export const noteField = (question: AccessQuestion, locale: Locale): NoteField => `${question}-${locale}`;

const textFields = [
  'name',
  'street',
  'postalCode',
  'city',
  'website',
  'country',
  'timeZone',
  'checkedOn',
] as const;
const noteFields = accessQuestions.flatMap((question) =>
  localeCodes.map((locale) => noteField(question, locale)),
);

/** The values of the form. An empty text is an absent field. */
export const typedVenue = z.object({
  ...each([...textFields, ...noteFields], z.string()),
  ...each(accessQuestions, z.enum(accessAnswers)),
});
export type TypedVenue = z.infer<typeof typedVenue>;

export function typedFrom(venue: Omit<Venue, 'id' | 'revision'>): TypedVenue {
  const facts = accessQuestions.map((question) => {
    const { answer = 'unknown', note } = venue.access?.[question] ?? {};
    const notes = localeCodes.map((locale) => [noteField(question, locale), note?.[locale] ?? '']);
    return { [question]: answer, ...Object.fromEntries(notes) } as Partial<TypedVenue>;
  });
  return Object.assign(
    {
      name: venue.name,
      street: venue.street ?? '',
      postalCode: venue.postalCode ?? '',
      city: venue.city,
      website: venue.website ?? '',
      country: venue.country,
      timeZone: venue.timeZone,
      checkedOn: venue.access?.checkedOn ?? '',
    },
    ...facts,
  ) as TypedVenue;
}

export const emptyVenue = typedFrom({ name: '', city: '', country: 'AT', timeZone: vienna });

/** Converts valid values. A question without an answer and a note is left out. */
export function toSent(typed: TypedVenue): SentVenue {
  const facts = accessQuestions.flatMap((question) => {
    const answer = typed[question];
    const [de, en] = [typed[noteField(question, 'de')].trim(), typed[noteField(question, 'en')].trim()];
    if (answer === 'unknown' && de === '') return [];
    return [[question, { answer, ...(de !== '' && { note: { de, en } }) }]];
  });
  const access = present(Object.fromEntries([...facts, ['checkedOn', typed.checkedOn]]) as object);
  const { name, street, postalCode, city, website, country, timeZone } = typed;
  const texts = Object.entries({ name, street, postalCode, city, website, country, timeZone });
  return {
    ...present(Object.fromEntries(texts.map(([field, text]) => [field, text.trim()]))),
    ...(Object.keys(access).length > 0 && { access }),
  } as SentVenue;
}

/** One contract for each of these fields. */
function each<Field extends string, Contract>(fields: readonly Field[], contract: Contract) {
  return Object.fromEntries(fields.map((field) => [field, contract])) as Record<Field, Contract>;
}

const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

/** The number of questions with an answer. */
export const answered = (typed: TypedVenue): number =>
  accessQuestions.filter((question) => typed[question] !== 'unknown').length;

/** "Stellwerk, Gleisweg 4, 4020 Linz": tells apart venues of one name. */
export const venueLabel = (venue: Venue): string => `${venue.name}, ${address(typedFrom(venue))}`;

/** "Gleisweg 4, 4020 Linz" */
export const address = ({ street, postalCode, city }: TypedVenue): string =>
  [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
