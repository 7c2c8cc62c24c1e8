import type { MusicEvent, MusicGroup, Offer, Place, WithContext } from 'schema-dts';
import { locales, type Locale } from '../../../../config/locales.ts';
import { site } from '../../../../config/site.ts';
import type { Concert } from '../../../../records/concert.ts';
import { slugOf, takesPlace } from '../../../../records/concertRules.ts';
import type { Venue } from '../../../../records/venue.ts';
import { dayIn, withOffset } from '../../../../lib/dates/localTime.ts';
import { isDayAlone, moveOf } from '../../../../lib/dates/moves.ts';
import { concertPath } from '../../../../lib/routing/routes.ts';
import { isOver } from '../evening.ts';

/** The band as a group of musicians. Its id joins the data of all pages. */
export const band = (locale: Locale, origin: string) =>
  ({
    '@type': 'MusicGroup',
    '@id': `${origin}/#band`,
    name: site.artist,
    url: `${origin}${locales[locale].prefix}/`,
  }) as const satisfies MusicGroup;

interface EventContext {
  /** Origin of the site's addresses. */
  origin: string;
  locale: Locale;
  now: Date;
  /** The record of the concert's venue. */
  venue?: Venue | undefined;
  description: string;
  /** Path of the share card. */
  card: string;
}

/**
 * The event of a concert's page; empty for a concert without any place, which search engines refuse. Fields that nobody knows are absent. So
 * is the organizer: it is the venue or the festival, seldom the band.
 */
export function concertEvent(
  concert: Concert,
  { origin, locale, now, venue, description, card }: EventContext,
): WithContext<MusicEvent> | Record<string, never> {
  const { name, date, timeUnknown, doors, end, previousDate = date, timeZone, free } = concert;
  const url = new URL(concertPath(locale, slugOf(concert)), origin).href;
  const local = (instant: string) => withOffset(new Date(instant), timeZone);
  const location = placeOf(concert, venue);
  if (!location) return {};
  const offers = isOver(concert, now) ? undefined : offerOf(concert, url);
  const isMoved = takesPlace(concert) && moveOf(concert) !== undefined;
  const former = new Date(previousDate);
  return {
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    name,
    description,
    startDate: timeUnknown ? dayIn(new Date(date), timeZone) : local(date),
    ...(isMoved && {
      previousStartDate: isDayAlone(former, timeZone) ? dayIn(former, timeZone) : local(previousDate),
    }),
    ...(doors && { doorTime: local(doors) }),
    ...(end && { endDate: local(end) }),
    eventStatus: `https://schema.org/${isMoved ? 'EventRescheduled' : statuses[concert.status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    image: new URL(card, origin).href,
    performer: [band(locale, origin), ...supportActs(concert)],
    ...(free && { isAccessibleForFree: true }),
    location,
    ...(offers && { offers }),
  };
}

/** schema.org has no sold-out event: its offer says so. */
const statuses = {
  planned: 'EventScheduled',
  soldOut: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
} as const;

const supportActs = ({ support = [] }: Concert) =>
  support.map((name): MusicGroup => ({ '@type': 'MusicGroup', name }));

/** The venue's record wins over the texts of the concert. */
function placeOf(concert: Concert, venue: Venue | undefined): Place | undefined {
  const name = venue?.name ?? concert.venue ?? concert.city;
  if (!name) return undefined;
  const city = venue?.city ?? concert.city;
  return {
    '@type': 'Place',
    name,
    ...(venue?.website && { url: venue.website }),
    ...(city && {
      address: {
        '@type': 'PostalAddress',
        ...(venue?.street && { streetAddress: venue.street }),
        ...(venue?.postalCode && { postalCode: venue.postalCode }),
        addressLocality: city,
        ...(venue && { addressCountry: venue.country }),
      },
    }),
  };
}

/** Nothing is on offer for a cancelled or postponed concert, nor where neither tickets nor a price are known. */
function offerOf(concert: Concert, page: string): Offer | undefined {
  const { status, ticketUrl, free, price } = concert;
  const isKnown = ticketUrl ?? price ?? (free || status === 'soldOut');
  if (!takesPlace(concert) || !isKnown) return undefined;
  const cost: Concert['price'] = free ? { from: 0, currency: 'EUR' } : price;
  return {
    '@type': 'Offer',
    url: ticketUrl ?? page,
    availability: `https://schema.org/${status === 'soldOut' ? 'SoldOut' : 'InStock'}`,
    ...(cost && { price: cost.from, priceCurrency: cost.currency }),
    ...(cost?.to !== undefined && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: cost.from,
        maxPrice: cost.to,
        priceCurrency: cost.currency,
      },
    }),
  };
}
