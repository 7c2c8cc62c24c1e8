import ICAL from 'ical.js';
import { concert as contract, type Concert } from '../../../../../src/records/concert.ts';
import type { Venue } from '../../../../../src/records/venue.ts';
import { calendarOf } from '../../../../../src/features/concerts/calendar/calendar.ts';
import { contextIn } from '../page/shown.ts';
import type { Locale } from '../../../../../src/config/locales.ts';

/** A stored concert; fields that are not given have their default. */
export const concertOf = (fields: Partial<Concert> = {}): Concert =>
  contract.parse({ id: 'lampenfieber', name: 'Lampenfieber', date: '2026-12-04T19:00:00Z', ...fields });

export const write = (concerts: readonly Concert[], locale: Locale = 'de', venues: Venue[] = []): string =>
  calendarOf(concerts, {
    ...{ locale, t: contextIn(locale).t, origin: 'https://match.test' },
    venues: new Map(venues.map((each) => [each.id, each])),
  });

/** The lines of a calendar, unfolded. */
export const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

/** A calendar as another program reads it; instants come from its own definitions of the zones. */
export function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => {
    const name = String(zone.getFirstPropertyValue('tzid'));
    // A definition is the same in every calendar, and its rules take long to expand.
    if (!ICAL.TimezoneService.has(name)) ICAL.TimezoneService.register(zone);
    return name;
  });
  return {
    zones,
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
      return {
        uid: event.uid,
        summary: event.summary,
        location: event.location,
        description: event.description,
        sequence: event.sequence,
        start: event.startDate,
        end: event.endDate,
        tzid: component.getFirstProperty('dtstart')?.getParameter('tzid') as string | undefined,
        status: text('status'),
        url: text('url'),
        changed: text('last-modified'),
        stamp: text('dtstamp'),
      };
    }),
  };
}

/** The only event of a calendar. */
export function readOne(concert: Concert, locale?: Locale, venues?: Venue[]) {
  const [event] = read(write([concert], locale, venues)).events;
  if (!event) throw new Error('The calendar has no event.');
  return event;
}
