import type { Graph, MusicEvent, MusicGroup } from 'schema-dts';
import type { Locale } from '../../../config/locales.ts';
import { homePageRecords } from '../../../config/behaviour.ts';
import { site } from '../../../config/site.ts';
import type { Concert, ConcertStatus } from '../../../contracts/concert.ts';
import { concerts } from '../../../lib/content.ts';
import { dayIn, withOffset } from '../../../lib/dates/dates.ts';
import { routes, translator } from '../../../lib/i18n/i18n.ts';
import { divide } from '../concerts.ts';

const origin = import.meta.env.SITE;
const bandId = `${origin}/#band`;

/** schema.org knows no sold-out event: that is a matter of its offers. */
const statuses: Record<ConcertStatus, 'EventScheduled' | 'EventCancelled' | 'EventPostponed'> = {
  planned: 'EventScheduled',
  soldOut: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
};

export const bandData = (locale: Locale): MusicGroup => ({
  '@type': 'MusicGroup',
  '@id': bandId,
  name: site.artist,
  description: translator(locale)('page:tagline'),
  genre: site.genre,
  url: new URL(routes.home[locale], origin).href,
  logo: new URL('/icon-512.png', origin).href,
  foundingLocation: site.hometown,
  sameAs: [...Object.values(site.channels), site.streamingPage],
});

/** The band, and one event for each upcoming concert, as one graph. */
export const homeData = async (locale: Locale): Promise<Graph> => ({
  '@context': 'https://schema.org',
  '@graph': [bandData(locale), ...(await concertData(locale))],
});

/** One event for each upcoming concert that the page holds. */
const concertData = async (locale: Locale): Promise<MusicEvent[]> =>
  divide(await concerts(), new Date())
    .upcoming.slice(0, homePageRecords)
    .map((concert) => concertEvent(concert, locale));

/** Tickets are on offer for concerts that take place: a link is left out while one is cancelled or postponed. */
const availabilities: Partial<
  Record<ConcertStatus, 'https://schema.org/InStock' | 'https://schema.org/SoldOut'>
> = {
  planned: 'https://schema.org/InStock',
  soldOut: 'https://schema.org/SoldOut',
};

export function concertEvent(concert: Concert, locale: Locale): MusicEvent {
  const { name, date, doors, timeUnknown, timeZone, venue, city, ticketUrl, status, free } = concert;
  const availability = availabilities[status];
  return {
    '@type': 'MusicEvent',
    name,
    startDate: timeUnknown ? dayIn(new Date(date), timeZone) : withOffset(new Date(date), timeZone),
    ...(doors && { doorTime: withOffset(new Date(doors), timeZone) }),
    eventStatus: `https://schema.org/${statuses[status]}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: new URL(routes.live[locale], origin).href,
    performer: { '@id': bandId },
    ...(free && { isAccessibleForFree: true }),
    ...((venue ?? city) && {
      location: {
        '@type': 'Place',
        name: venue ?? city ?? '',
        ...(city && { address: { '@type': 'PostalAddress', addressLocality: city } }),
      },
    }),
    ...(ticketUrl &&
      availability && {
        offers: {
          '@type': 'Offer',
          url: ticketUrl,
          availability,
        },
      }),
  };
}
