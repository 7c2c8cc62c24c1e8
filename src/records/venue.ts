import * as z from 'zod/mini';
import type { Locale } from '../config/locales.ts';
import { longestAlt } from '../config/uploads.ts';
import { country } from './band/countries.ts';
import { localizedRows, type Fields, type ValuesOf } from './fields.ts';
import { webPage, id, instant, localizedText, textOf, timeZone } from './text.ts';
import { homeCountry, homeZone } from '../config/site.ts';
import { accessAnswers, accessQuestions, longestVenueTexts, type AccessQuestion } from './venueRules.ts';

const accessFact = z.strictObject({
  answer: z.enum(accessAnswers, `is unknown: use one of ${accessAnswers.join(', ')}`),
  note: z.optional(localizedText),
});

/** Answers about access to a venue. An absent question counts as unknown. */
const access = z.strictObject({
  ...(Object.fromEntries(accessQuestions.map((question) => [question, z.optional(accessFact)])) as Record<
    AccessQuestion,
    z.ZodMiniOptional<typeof accessFact>
  >),
  /** Day of the last check, as `2026-11-21`. */
  checkedOn: z.optional(z.iso.date('is no day: write it like 2026-11-21')),
});

const optionalText = (field: keyof typeof longestVenueTexts) =>
  z.optional(textOf(longestVenueTexts[field], 'write it, or leave the field out'));

/** A stored venue; the store adds the id. Only name and city are required. */
export const venueRecord = z.strictObject({
  name: textOf(longestVenueTexts.name, 'write the name of the venue'),
  street: optionalText('street'),
  postalCode: optionalText('postalCode'),
  city: textOf(longestVenueTexts.city, 'write the city'),
  country: z._default(country, homeCountry),
  timeZone: z._default(timeZone, homeZone),
  website: z.optional(webPage),
  access: z.optional(access),
  /** Zones that it had before. A concert that still has one of them gets the present one, at the same clock times. The store writes them. */
  earlierZones: z.optional(z.array(timeZone)),
  /** Id of the venue that a deleted one was merged with. The store writes it. */
  mergedInto: z.optional(id),
  /** Number of changes since the venue was added. */
  revision: z._default(z.int().check(z.minimum(0)), 0),
  /** Last change. The store writes it, as it does the revision. */
  updatedAt: z.optional(instant),
});

export type VenueRecord = z.infer<typeof venueRecord>;

/** A venue with the id that its store has given it. */
export const venue = z.extend(venueRecord, { id });
export type Venue = z.infer<typeof venue>;

/** The answer to a question about access, and a note on it in each language. */
const questionFields = Object.fromEntries(
  accessQuestions.flatMap((question) => [
    [
      question,
      {
        ...{ control: 'answer', at: `access.${question}.answer` },
        ...{ options: accessAnswers, initial: 'unknown' },
      },
    ],
    ...localizedRows(question, {
      ...{ at: `access.${question}.note`, label: 'access-note' },
      ...{ longest: longestAlt, hint: 'access-note-hint' },
    }),
  ]),
) as Record<AccessQuestion, { options: typeof accessAnswers }> &
  Record<`${AccessQuestion}-${Locale}`, object>;

/** The form of a venue. */
export const venueFields = {
  name: { longest: longestVenueTexts.name },
  street: { group: 'address', optional: true, longest: longestVenueTexts.street },
  postalCode: { group: 'address', line: 'postal', longest: longestVenueTexts.postalCode },
  city: { group: 'address', line: 'postal', longest: longestVenueTexts.city },
  website: { control: 'url', optional: true, hint: 'url-hint' },
  country: { control: 'choice', group: 'region', contract: country, initial: homeCountry },
  timeZone: { control: 'choice', group: 'region', contract: timeZone, initial: homeZone },
  ...questionFields,
  /** As `2026-11-21`. */
  checkedOn: { control: 'day', at: 'access.checkedOn', group: 'checked' },
} as const satisfies Fields;
export type VenueValues = ValuesOf<typeof venueFields>;
