import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
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

/** Zones that change their clocks, on both hemispheres, by half an hour, an hour or two, by night or at midnight. */
export const zones = [
  ...['Europe/Vienna', 'Europe/London', 'Europe/Dublin', 'Europe/Lisbon', 'Europe/Athens', 'Europe/Kyiv'],
  ...['Atlantic/Azores', 'Antarctica/Troll', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Jerusalem'],
  ...['America/St_Johns', 'America/New_York', 'America/Chicago', 'America/Los_Angeles', 'America/Havana'],
  ...['America/Santiago', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham'],
];

/** The two instants of 2027 at which the clocks of a zone change, each the first one of the new time. */
export function clockChanges(timeZone: string): Temporal.ZonedDateTime[] {
  const start = Temporal.ZonedDateTime.from({ timeZone, year: 2027, month: 1, day: 1 });
  const first = start.getTimeZoneTransition('next');
  const changes = [first, first?.getTimeZoneTransition('next')].filter((change) => change?.year === 2027);
  if (changes.length !== 2) throw new Error(`${timeZone} does not change its clocks twice.`);
  return changes as Temporal.ZonedDateTime[];
}
