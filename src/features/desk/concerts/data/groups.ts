import type { TypedConcert } from './typedConcert.ts';

/** Fields that a person decides on together, in the order of the form. */
export const groups = {
  name: ['name'],
  date: ['date'],
  time: ['time', 'isTimeOpen', 'season'],
  venue: ['venue', 'city', 'venueId', 'timeZone', 'country'],
  doors: ['doors'],
  end: ['end'],
  support: ['support'],
  price: ['priceFrom', 'priceTo'],
  tickets: ['ticketUrl'],
  note: ['noteDe', 'noteEn'],
  status: ['status', 'previousDate'],
} as const satisfies Record<string, readonly (keyof TypedConcert)[]>;
export type Group = keyof typeof groups;
