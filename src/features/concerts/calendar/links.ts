import { hourMs } from '../../../config/time.ts';
import { dayIn } from '../../../lib/dates/localTime.ts';
import { markup } from '../../../lib/markup.ts';
import { concertPath } from '../../../lib/routing/routes.ts';
import { endOf, slugOf } from '../../../records/concertRules.ts';
import type { PageContext, ShownConcert } from '../page/context.ts';
import { eventTexts } from './description.ts';

/** Addresses that put a concert into a calendar. */
interface CalendarLinks {
  /** Path of its file. */
  file: string;
  /** Forms of the two web calendars, filled in. */
  google: string;
  outlook: string;
}

/** The ways of a concert into a calendar, with the facts of its file: an unknown hour makes a whole day. */
export function calendarLinks(
  shown: ShownConcert,
  context: Pick<PageContext, 'locale' | 't' | 'origin'>,
): CalendarLinks {
  const { concert } = shown;
  const { date, timeUnknown, timeZone } = concert;
  const path = concertPath(context.locale, slugOf(concert));
  const { summary, location, description } = eventTexts(shown, context, context.origin + path);
  const [start, end] = timeUnknown
    ? [dayIn(new Date(date), timeZone), dayAfter(dayIn(new Date(date), timeZone))]
    : [utc(Date.parse(date)), utc(endOf(concert))];
  const google = {
    action: 'TEMPLATE',
    text: summary,
    dates: [start, end].map((each) => each.replaceAll(/[-:]/g, '')).join('/'),
    ctz: timeZone,
    location,
    details: description,
  };
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: start,
    enddt: end,
    ...(timeUnknown && { allday: 'true' }),
    location,
    // Outlook reads the text as HTML.
    body: markup`${description}`.text.replaceAll('\n', '<br>'),
  };
  return {
    file: `${path}.ics`,
    google: `https://calendar.google.com/calendar/render?${query(google)}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${query(outlook)}`,
  };
}

/** The page of Google's calendar that subscribes to a calendar, by its address: on Android nothing opens `webcal:`. */
export const googleSubscription = (address: string): string =>
  `https://calendar.google.com/calendar/r?${query({ cid: address.replace(/^https?/, 'webcal') })}`;

/** Spaces as `%20`: Outlook shows a plus sign. */
const query = (values: Record<string, string>): string =>
  new URLSearchParams(values).toString().replaceAll('+', '%20');

/** "2026-12-04T19:00:00Z" */
const utc = (instant: number): string => new Date(instant).toISOString().replace('.000', '');

const dayAfter = (day: string): string => new Date(Date.parse(day) + 24 * hourMs).toISOString().slice(0, 10);
