import { encodePart } from '../../../config/encodePart.ts';
import {
  escape,
  ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import type { Locale } from '../../../config/locales.ts';
import { homeZone, site } from '../../../config/site.ts';
import type { Concert } from '../../../records/concert.ts';
import { slugOf } from '../../../records/concertRules.ts';
import type { Venue } from '../../../records/venue.ts';
import type { PageContext } from '../page/context.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import { eventTexts } from './description.ts';
import { timesOf, zoneDefinition } from './times.ts';

interface CalendarOptions {
  locale: Locale;
  t: PageContext['t'];
  /** Address of the site, without a slash at the end. */
  origin: string;
  /** By their ids. */
  venues: ReadonlyMap<string, Venue>;
}

/**
 * Whether the calendar of all concerts holds a concert. One that does not take place stays until its date has passed. An entry that
 * vanishes earlier looks like a fault of the calendar.
 */
export const isListed = ({ status, date }: Concert, now: Date): boolean =>
  (status !== 'cancelled' && status !== 'postponed') || Date.parse(date) >= now.getTime();

/** Seconds until a calendar asks again. The CDN answers, so six hours cost next to nothing. */
const refreshSeconds = 6 * 3600;

/** Records without the instant of their last change count as changed here, so that the same records make the same bytes. */
const earliestChange = '2026-01-01T00:00:00Z';

/** Control characters, which a text must not hold (RFC 5545, section 3.1). */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const clean = (text: string): string => text.replaceAll(forbidden, '').toWellFormed();

/**
 * Writes concerts as a calendar (RFC 5545). The same concerts always make the same bytes. Inserts the definitions of the zones itself: the
 * library would write properties of the calendar behind them, which RFC 5545 forbids.
 */
export function calendarOf(concerts: readonly Concert[], options: CalendarOptions): string {
  const { locale, t } = options;
  // The library escapes the texts of an event, but not these two.
  const escaped = (text: string) => escape(clean(text), false);
  const name = escaped(t('calendar:name', { artist: site.artist }));
  const calendar = new ICalCalendar({
    name,
    prodId: `//${escaped(site.artist)}//${name}//${locale.toUpperCase()}`,
    ttl: refreshSeconds,
  });
  for (const concert of concerts) calendar.createEvent(eventOf(concert, options));
  const zones = new Set(calendar.events().flatMap((event) => event.timezone() ?? []));
  // A calendar without events needs a component, too.
  const definitions = [...(zones.size > 0 ? zones : [homeZone])].sort().map(zoneDefinition).join('');
  return `${calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, () => definitions)}\r\n`;
}

function eventOf(concert: Concert, { locale, t, origin, venues }: CalendarOptions): ICalEventData {
  const url = `${origin}${concertPath(locale, slugOf(concert))}`;
  const venue = venues.get(concert.venueId ?? '');
  const { summary, description, location } = eventTexts({ concert, venue }, { locale, t }, url);
  const changed = changeOf(concert, venue);
  return {
    ...timesOf(concert),
    id: uidOf(concert),
    sequence: sequenceOf(changed, concert, venue),
    stamp: changed,
    lastModified: changed,
    summary: clean(summary),
    description: clean(description),
    location: clean(location) || null,
    url,
    status: statuses[concert.status],
    // A concert is in the calendar as a date to know, and blocks nobody's evening.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** The last change of a concert or of its venue, whose address the event shows. */
function changeOf({ updatedAt }: Concert, venue: Venue | undefined): Date {
  const changes = [earliestChange, updatedAt ?? '', venue?.updatedAt ?? ''].map(
    (each) => Date.parse(each) || 0,
  );
  return new Date(Math.max(...changes));
}

/**
 * Rises with every change. It counts seconds, because a sum of revisions would fall when the concert gets another venue; the revisions
 * tell the changes of one second apart.
 */
const sequenceOf = (changed: Date, { revision }: Concert, venue: Venue | undefined): number =>
  Math.floor((changed.getTime() - Date.parse(earliestChange)) / 1000) + revision + (venue?.revision ?? 0);

/** The same in every language and for ever, as the address of the page. An id of Firestore may hold any character. */
const uidOf = (concert: Concert): string => `${encodePart(slugOf(concert))}@${new URL(site.origin).hostname}`;

/**
 * A postponed concert does not take place on its day, but it is not cancelled either. Google and Outlook drop a cancelled event without a
 * word, so that nobody would learn of it: the name says that it is cancelled.
 */
const statuses = {
  planned: ICalEventStatus.CONFIRMED,
  soldOut: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CONFIRMED,
} as const;
