import * as z from 'zod/mini';
import { longestAlt } from '../config/uploads.ts';
import { errorNamed, inLanguages, localizedNames, type ValuesOf } from './fields.ts';
import { whole } from './records.ts';
import { webPage, id, instant, localizedText, textInOneLanguage, textOf, timeZone } from './text.ts';
import { homeZone } from '../config/site.ts';

/** Maximum lengths, in characters. */
const longest = { name: 120, venue: 120, city: 80 } as const;

/** Maximum number of support acts. */
const mostSupportActs = 10;

/** Maximum price of a ticket, in the units of its currency. */
const highestPrice = 10_000;

export const concertStatuses = ['planned', 'cancelled', 'postponed', 'soldOut'] as const;

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

const noAmount = 'is no amount: write a number from 0, at most two digits after the point';
const amount = z
  .number(noAmount)
  .check(z.minimum(0, noAmount), z.maximum(highestPrice, noAmount), z.multipleOf(0.01, noAmount));

/** Price of a ticket; `to` is the highest where prices differ. */
const price = whole(
  z
    .strictObject({
      from: amount,
      to: z.optional(amount),
      /** ISO 4217. */
      currency: z.string().check(z.refine(isCurrency, 'is no currency: write three capitals like EUR')),
    })
    .check(
      z.refine(({ from, to = from }) => from <= to, {
        error: 'is reversed: write the lower price first',
        ...errorNamed('less'),
        path: ['to'],
      }),
    ),
);

/** A stored concert; the store adds the id. Only name and date are required: absent fields are not shown. */
export const concertRecord = z.strictObject({
  /** 1 to 120 characters, as on the poster. */
  name: textOf(longest.name, 'write the name of the concert'),
  /** Beginning. */
  date: instant,
  /** Zone of the venue. All times of the concert are shown in it. */
  timeZone: z._default(timeZone, homeZone),
  /** The day is fixed, the hour is not. `date` is then 23:59 of that day in the zone, so that the concert is past when the day is. */
  timeUnknown: z._default(z.boolean(), false),
  /** Opening of the doors. */
  doors: z.optional(instant),
  end: z.optional(instant),
  /** Beginning before the concert was moved to `date`. */
  previousDate: z.optional(instant),
  /** Visitors see the concert from this instant on; at once without one. */
  showFrom: z.optional(instant),
  /** Id of the venue, or free texts instead. */
  venueId: z.optional(id),
  venue: z.optional(textOf(longest.venue, 'write it, or leave the field out')),
  city: z.optional(textOf(longest.city, 'write it, or leave the field out')),
  ticketUrl: z.optional(webPage),
  status: z._default(
    z.enum(concertStatuses, `is unknown: use one of ${concertStatuses.join(', ')}`),
    'planned',
  ),
  free: z._default(z.boolean(), false),
  price: z.optional(price),
  /** Names of the support acts, in the order of the evening. */
  support: z.optional(
    z
      .array(textOf(longest.name, 'write the name, or leave the field out'))
      .check(
        z.minLength(1, 'is empty: leave the field out'),
        z.maxLength(mostSupportActs, `are more than ${mostSupportActs}: name fewer`),
      ),
  ),
  /** For visitors. */
  note: z.optional(textInOneLanguage),
  /** Access with a wheelchair, seats, and a contact for questions. */
  access: z.optional(localizedText),
  /** Last part of the address of the concert's page, assigned once. Without one the id is used. */
  slug: z.optional(id),
  /** Number of changes since the concert was added. */
  revision: z._default(z.int().check(z.minimum(0)), 0),
  /** Last change. The store writes it, as it does the slug and the revision. */
  updatedAt: z.optional(instant),
});

export type ConcertRecord = z.infer<typeof concertRecord>;

/** A concert with the id that its store has given it. */
export const concert = z.extend(concertRecord, { id: z.string() });
export type Concert = z.infer<typeof concert>;

/** The form of a concert. Its times are typed in the clock time of the venue. */
export const concertFields = /* @__PURE__ */ inLanguages({
  name: { longest: longest.name, needed: true },
  /** As `2026-12-04`. */
  date: { control: 'day', needed: true, together: ['timeUnknown', 'status', 'previousDate'] },
  /** As `20:00`. */
  time: { control: 'clock', at: null, needed: true },
  /** The day is fixed, the hour is not. */
  isTimeOpen: { control: 'check', at: 'timeUnknown', group: 'time', initial: false },
  /** Which of two equal clock times is meant; empty on all other days. */
  season: { control: 'choice', at: null, group: 'time', options: ['', 'summer', 'winter'] },
  /** The reason for another day than the stored one; empty before the answer. */
  dayChange: { control: 'choice', at: null, group: null, options: ['', 'mistake', 'moved'] },
  venue: { longest: longest.venue },
  city: { group: 'venue', longest: longest.city },
  venueId: { control: 'hidden', group: 'venue' },
  timeZone: {
    ...{ control: 'choice', group: 'venue', label: 'venue-timeZone' },
    ...{ contract: timeZone, initial: homeZone },
  },
  /** Of a new venue, which checks that there is one of these two letters; empty where its zone tells it. */
  country: {
    ...{ control: 'choice', at: null, group: 'venue', label: 'venue-country' },
    contract: z.string().check(z.regex(/^[A-Z]{2}$/)),
  },
  doors: { control: 'clock', folded: true, line: 'times', error: 'before' },
  end: { control: 'clock', folded: true, line: 'times', hint: 'end-hint', error: 'after' },
  support: { control: 'lines', folded: true, hint: 'support-hint' },
  /** In euros; a single 0 means that entry is free. */
  priceFrom: {
    ...{ control: 'price', at: 'price.from', group: 'price', folded: true },
    ...{ line: 'price', hint: 'price-hint', together: ['free'] },
  },
  priceTo: { control: 'price', at: 'price.to', group: 'price', folded: true, line: 'price' },
  ticketUrl: { control: 'url', folded: true, hint: 'url-hint' },
  note: { control: 'multiline', localized: true, folded: true, longest: longestAlt, hint: 'note-hint' },
  /** In the venue's clock time, as all times. */
  showDate: { control: 'day', at: 'showFrom', group: 'showFrom', folded: true, line: 'show' },
  showTime: {
    ...{ control: 'clock', at: null, group: 'showFrom', folded: true },
    ...{ line: 'show', hint: 'show-hint' },
  },
  status: { control: 'hidden', options: concertStatuses, initial: 'planned' },
  /** Instant; empty unless the concert was moved. */
  previousDate: { control: 'hidden', group: 'status', contract: instant },
});
export type ConcertValues = ValuesOf<typeof concertFields>;

/** The rows of its note. */
export const noteNames = /* @__PURE__ */ localizedNames('note');
