import type { Locale } from '../../../../config/locales.ts';
import { accessQuestions, type AccessQuestion } from '../../../../records/venueRules.ts';
import { dayInWords } from '../../../../lib/dates/dates.ts';
import type { Translate } from '../../frame/translate.ts';
import { countryName, placeOfTime } from './countries.ts';
import { address, noteField, type TypedVenue } from './typedVenue.ts';

export type Group = 'name' | 'address' | 'website' | 'country' | AccessQuestion | 'checkedOn';

/** Fields that a person decides on together, in the order of the form. */
export const groups: Readonly<Record<Group, readonly (keyof TypedVenue)[]>> = {
  name: ['name'],
  address: ['street', 'postalCode', 'city'],
  website: ['website'],
  country: ['country', 'timeZone'],
  ...(Object.fromEntries(
    accessQuestions.map((question) => [
      question,
      [question, noteField(question, 'de'), noteField(question, 'en')],
    ]),
  ) as Record<AccessQuestion, (keyof TypedVenue)[]>),
  checkedOn: ['checkedOn'],
};

export const isQuestion = (group: Group): group is AccessQuestion =>
  (accessQuestions as readonly Group[]).includes(group);

/** The values of a group in words. */
export function groupText(group: Group, typed: TypedVenue, locale: Locale, t: Translate): string {
  const { country, timeZone, city, checkedOn } = typed;
  if (isQuestion(group)) {
    const notes = [typed[noteField(group, 'de')], typed[noteField(group, 'en')]];
    return [t(`answer-${typed[group]}`), ...notes].filter(Boolean).join(' / ');
  }
  const texts: Record<Exclude<Group, AccessQuestion>, string> = {
    name: typed.name,
    address: address(typed),
    website: typed.website,
    country: t('venue-place', {
      country: countryName(country, locale),
      city: placeOfTime(timeZone, city, t),
    }),
    checkedOn: checkedOn && dayInWords(locale, checkedOn),
  };
  return texts[group] || t('empty');
}
