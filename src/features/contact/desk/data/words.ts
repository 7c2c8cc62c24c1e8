import type { Locale } from '../../../../config/locales.ts';
import { messageDays } from '../../../../config/contact.ts';
import { dayMs } from '../../../../config/time.ts';
import { clockTime, shortDate, shortWeekday } from '../../../../lib/dates/dates.ts';
import { dayIn } from '../../../../lib/dates/localTime.ts';
import type { ListedMessage } from '../../../../records/contact/contactMessage.ts';

/** "20:41" today, "Do." in the last week, else "12. Nov.", with the year where it is another one. */
export function arrival(locale: Locale, received: Date, now: Date): string {
  if (dayIn(received) === dayIn(now)) return clockTime(locale, received);
  if (now.getTime() - received.getTime() < 6 * dayMs) return shortWeekday(locale, received);
  return shortDate(locale, received, dayIn(now).slice(0, 4));
}

/** The instant at which a message expires, unless the band keeps it. */
export const expiryOf = ({ received }: Pick<ListedMessage, 'received'>): Date =>
  new Date(Date.parse(received) + messageDays * dayMs);
