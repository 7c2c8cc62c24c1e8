import { accessQuestions } from '../../../../records/venueRules.ts';
import { venue, venueFields, venueRecord, type Venue, type VenueValues } from '../../../../records/venue.ts';
import { dayIn } from '../../../../lib/dates/localTime.ts';
import { recordKind } from '../../../../desk/kit/records/recordKind.ts';
import type { RecordForm } from '../../../../desk/kit/records/useRecordForm.ts';
import { countryName, placeOfTime } from '../../../../lib/places/countries.ts';

/** Venues on the desk. What their table does not say: an unknown answer without a note is an absent one. */
export const venueKind = recordKind({
  ...{ name: 'venue', fields: venueFields },
  ...{ stored: venue, sent: () => venueRecord },
  write: ({ access, ...written }) => {
    const facts = Object.entries((access ?? {}) as Record<string, { answer?: string; note?: object }>);
    const known = facts.filter(([, { answer, note }]) => answer !== 'unknown' || note);
    return { ...written, access: known.length > 0 ? Object.fromEntries(known) : undefined };
  },
  check: (values, unusable) =>
    values.checkedOn > dayIn(new Date()) ? [...unusable, { field: 'checkedOn', error: 'past' }] : unusable,
  words: {
    address: addressText,
    region: ({ country, timeZone, city }, locale, t) =>
      t('venue-place', {
        country: countryName(country, locale),
        city: placeOfTime(timeZone, city, locale),
      }),
  },
});

export type VenueFormState = RecordForm<typeof venueKind>;

/** The number of questions with an answer. */
export const answered = (values: VenueValues): number =>
  accessQuestions.filter((question) => values[question] !== 'unknown').length;

/** "Stellwerk, Gleisweg 4, 4020 Linz": tells apart venues of one name. */
export const venueLabel = (record: Venue): string =>
  `${record.name}, ${addressText(venueKind.toForm(record))}`;

/** "Gleisweg 4, 4020 Linz" */
export function addressText({ street, postalCode, city }: VenueValues): string {
  return [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
