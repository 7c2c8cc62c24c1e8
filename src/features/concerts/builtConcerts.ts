import type { Locale } from '../../config/locales.ts';
import { concerts, listedConcerts } from '../../stores/collections/content.ts';
import { dateAndTime } from '../../lib/dates/dates.ts';
import { yearIn } from '../../lib/dates/localTime.ts';
import { translator } from '../../lib/i18n/i18n.ts';
import { ticketContent } from './ticket/ticketContent.ts';
import { listEtag } from '../../records/built/buildRecord.ts';
import { divide, nextListChange, type Kind } from './concerts.ts';
import { firestoreProject } from './sync/firestore/firestoreProject.ts';

/** The concerts at the time of the build, at most `limit` of each kind, as properties of a page's island and its lists. */
export async function builtConcerts(locale: Locale, limit = Infinity) {
  const t = translator(locale);
  const now = new Date();
  const year = yearIn(now);
  const all = divide(await concerts(), now);
  const labels = {
    headings: { upcoming: t('live:upcoming-heading'), past: t('live:past-heading') },
    ticket: { tickets: t('live:tickets'), newTab: t('page:new-tab') },
  };
  const list = (kind: Kind) => ({
    concerts: all[kind].slice(0, limit).map((concert) => ticketContent(concert, locale, t, year)),
    ...{ labels: labels.ticket, year, past: kind === 'past' },
  });
  const listed = await listedConcerts();
  // After years nearly all records are past ones that the home page leaves out.
  const oldest = all.past[limit - 1];
  const since = firestoreProject && all.past.length > limit ? oldest?.date : undefined;
  const inRange = since ? listed.filter(({ date }) => Date.parse(date) >= Date.parse(since)) : listed;
  return {
    labels,
    page: {
      locale,
      etag: listEtag(listed),
      ...(firestoreProject && { since, digest: listEtag(inRange) }),
      olderCount: listed.length - inRange.length,
      counts: { upcoming: all.upcoming.length, past: all.past.length },
      builtAt: now.getTime(),
      changesAt: nextListChange(all.upcoming, now.getTime()),
      offline: t('live:as-of', { time: dateAndTime(locale, now) }),
    },
    upcoming: list('upcoming'),
    past: list('past'),
  };
}
