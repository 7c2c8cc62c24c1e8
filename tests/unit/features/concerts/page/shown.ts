import type { Locale } from '../../../../../src/config/locales.ts';
import { concertRecord, type Concert } from '../../../../../src/records/concert.ts';
import { venueRecord } from '../../../../../src/records/venue.ts';
import type { PageContext, ShownConcert } from '../../../../../src/features/concerts/page/context.ts';
import { translator } from '../../../../../src/lib/i18n/i18n.ts';

export const contextIn = (locale: Locale, now = '2026-11-22T12:00:00Z'): PageContext => ({
  locale,
  t: translator(locale),
  now: new Date(now),
  classes: {
    line: { line: 'line', w50: 'w50', w75: 'w75', w125: 'w125', w150: 'w150', open: 'open' },
    button: { button: 'button', large: 'large', label: 'label' },
    ticket: { ticket: 'ticket', words: 'words', name: 'ticket-name', place: 'place', stamp: 'ticket-stamp' },
    badge: { badge: 'badge', month: 'month', day: 'day' },
  },
  origin: 'https://match.test',
  allPath: '/live/alle',
  contactPath: '/kontakt',
});

/** A valid concert with these changes. */
export const concertOf = (change: object = {}, id = 'x'): Concert => ({
  id,
  ...concertRecord.parse({ name: 'Lampenfieber Festival', date: '2026-12-04T19:00:00Z', ...change }),
});

/** Changes of a concert and venues, each a state of its page. */
export const states: Record<string, { change?: object; venue?: object }> = {
  bare: {},
  whole: {
    change: {
      doors: '2026-12-04T18:00:00Z',
      end: '2026-12-04T22:00:00Z',
      ticketUrl: 'https://tickets.example.com/1',
      support: ['Fernlicht', 'Die zweite Kassa'],
      price: { from: 22, to: 26.5, currency: 'EUR' },
      note: { de: 'Ohrstöpsel liegen beim Eingang.', en: 'Earplugs are at the entrance.' },
    },
    venue: { name: 'Kulturhalle am Kanal', street: 'Uferzeile 12', postalCode: '1020', city: 'Wien' },
  },
  soldOut: {
    change: {
      status: 'soldOut',
      ticketUrl: 'https://tickets.example.com/1',
      price: { from: 19, currency: 'EUR' },
    },
  },
  cancelled: { change: { status: 'cancelled', ticketUrl: 'https://tickets.example.com/1' } },
  postponed: { change: { status: 'postponed' } },
  moved: { change: { previousDate: '2026-10-10T18:00:00Z', ticketUrl: 'https://tickets.example.com/1' } },
  free: { change: { free: true } },
  past: { change: { date: '2026-10-02T18:00:00Z', ticketUrl: 'https://tickets.example.com/1' } },
  timeUnknown: { change: { date: '2026-12-04T22:59:00Z', timeUnknown: true } },
  otherZone: { change: { timeZone: 'Europe/London', city: 'London' } },
  lateNight: { change: { date: '2026-12-04T23:30:00Z' } },
  longName: {
    change: { name: 'Die lange Nacht der kurzen Lieder, mit Gästen aus drei Ländern und einem Chor' },
  },
  oneLongWord: { change: { name: 'Donaudampfschifffahrtskapitänsball' } },
  markup: { change: { name: '<b>&"Laut"', venue: '<script>', city: "Wien's" } },
};

export function shownIn(state: string): ShownConcert {
  const { change, venue } = states[state] ?? {};
  return {
    concert: concertOf(change),
    venue: venue && { id: 'v', ...venueRecord.parse(venue) },
  };
}
