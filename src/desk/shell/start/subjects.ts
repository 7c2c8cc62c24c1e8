import { locales, type Locale } from '../../../config/locales.ts';
import { dayMs } from '../../../config/time.ts';
import { ascending, isPast } from '../../../features/concerts/concerts.ts';
import { placeOf } from '../../../features/concerts/venues/data/placeOf.ts';
import { recently, shortDay } from '../../../lib/dates/dates.ts';
import { eveningOf } from '../../../lib/dates/localTime.ts';
import { listedDay } from '../../../lib/dates/moves.ts';
import type { Attention } from '../../../records/built/attention.ts';
import type { Concert } from '../../../records/concert.ts';
import { takesPlace } from '../../../records/concertRules.ts';
import { isNew } from '../../../records/contact/messageRules.ts';
import type { ListedMessage } from '../../../records/contact/contactMessage.ts';
import type { GalleryPicture } from '../../../records/gallery/storedPicture.ts';
import { homeTown } from '../../../lib/places/countries.ts';
import type { Venue } from '../../../records/venue.ts';
import { accessQuestions, type AccessQuestion } from '../../../records/venueRules.ts';
import type { Translate } from '../../kit/translate.ts';
import type { SiteState } from './siteState.ts';

/** All that the rules look at. A list that is not loaded yet is undefined, and says nothing. */
export interface Known {
  concerts?: readonly Concert[] | undefined;
  venues?: readonly Venue[] | undefined;
  pictures?: readonly GalleryPicture[] | undefined;
  messages?: readonly ListedMessage[] | undefined;
  server?: Attention | undefined;
  /** The unsent forms of this browser. */
  drafts: readonly { name: string; href: string; since: number | undefined }[];
  /** Number of chosen pictures that are not uploaded yet. */
  chosenPictures: number;
  site: SiteState;
  /** Path of the site's home page. */
  home: string;
  now: Date;
  locale: Locale;
  t: Translate;
}

/** Subjects of a rule, and the values that their sentences name. */
export interface Subjects<Subject> {
  of: (known: Known) => readonly Subject[];
  values: (subject: Subject, known: Known) => Record<string, string | number>;
}

export const daysFrom = (instant: string, now: Date) => (Date.parse(instant) - now.getTime()) / dayMs;
const evening = ({ date, timeZone }: Concert) => eveningOf(new Date(date), timeZone);
const concertsOf = (of: (known: Known) => readonly Concert[]): Subjects<Concert> => ({
  of,
  values: (concert, { locale }) => ({
    name: concert.name,
    day: shortDay(locale, evening(concert), concert.timeZone),
  }),
});
export const all = concertsOf(({ concerts = [] }) => ascending(concerts));
const upcoming = concertsOf((known) => all.of(known).filter((concert) => !isPast(concert, known.now)));
/** Upcoming concerts that take place. */
export const coming = concertsOf((known) => upcoming.of(known).filter(takesPlace));
export const comingWithin = (days: number) =>
  concertsOf((known) => coming.of(known).filter(({ date }) => daysFrom(date, known.now) < days));
export const soon = comingWithin(14);
/** Days within which a concert asks for the answers about its venue. */
const aYear = 365;
/** Lists of the items that have the same key, in the order of their first ones. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const lists = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    lists.set(key, [...(lists.get(key) ?? []), item]);
  }
  return [...lists.values()];
}
const days = (known: Known) => groups(coming.of(known), listedDay);
/** Numbers that texts write as words. */
const wordedCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The second concert of a day, of three ones, too, with their number in words. */
export const secondOfDay: Subjects<Concert> = {
  of: (known) => days(known).flatMap((day) => day.slice(1, 2)),
  values: (concert, known) => {
    const length = days(known).find((day) => day.includes(concert))?.length ?? 0;
    return {
      ...coming.values(concert, known),
      times: known.t(`times-${wordedCounts.find((count) => count === length) ?? 'more'}`, { count: length }),
    };
  },
};
export const openQuestions = ({ access }: Venue): AccessQuestion[] =>
  accessQuestions.filter((question) => (access?.[question]?.answer ?? 'unknown') === 'unknown');
export const comingVenues: Subjects<Venue> = {
  of: (known) => {
    const ids = new Set(
      comingWithin(aYear)
        .of(known)
        .map(({ venueId }) => venueId),
    );
    return (known.venues ?? []).filter(({ id }) => ids.has(id));
  },
  values: (venue, { locale }) => ({
    ...{ name: venue.name, count: openQuestions(venue).length },
    city: homeTown(locale),
  }),
};
/** Venues that two devices have added: the second of each name and town. */
export const doubleVenues: Subjects<Venue> = {
  of: ({ venues = [] }) => groups(venues, placeOf).flatMap((same) => same.slice(1)),
  values: ({ name }) => ({ name }),
};
/** The first of several subjects, whose sentence names their number. */
const first = <Subject>(of: Subjects<Subject>['of']): Subjects<Subject> => ({
  of: (known) => of(known).slice(0, 1),
  values: (_, known) => ({ count: of(known).length }),
});
export const oldMessages = first(({ messages = [], now }) =>
  messages.filter((message) => isNew(message) && daysFrom(message.received, now) < -3).toReversed(),
);
export const needsText = ({ alt, decorative }: GalleryPicture) => !alt && !decorative;
export const incompletePictures = first(({ pictures = [] }) =>
  pictures.filter((picture) => needsText(picture) || !picture.credit),
);
/** At most this many entries of a source are named. */
const mostNamed = 5;

/** The desk itself, with a number of it. */
export const deskWith = (count: (known: Known) => number): Subjects<Known> => ({
  of: (known) => (count(known) > 0 ? [known] : []),
  values: (known) => ({ count: count(known) }),
});
/** Rows that the built imprint lacks, unless a step of a new site asks for them or facts were changed since. */
export const missingRows: Subjects<Known> = {
  of: (known) => {
    // The build does not know what the band has stored since.
    if (!known.server) return [];
    const { openSteps, differences } = known.server;
    const isTold = openSteps.includes('imprint') || differences.includes('facts');
    return known.site.missing.length > 0 && !isTold ? [known] : [];
  },
  values: ({ site: { missing }, locale }) => ({
    list: new Intl.ListFormat(locales[locale].tag).format(missing),
  }),
};
/** The site waits, and nothing is there yet that the next build would show. */
export const waiting = deskWith(({ site, concerts, pictures }) =>
  Number(site.isWaiting && concerts?.length === 0 && pictures?.length === 0),
);
export const draftsThat = (isSent: boolean): Subjects<Known['drafts'][number]> => ({
  of: (known) => known.drafts.filter(({ since }) => (since !== undefined) === isSent),
  values: ({ name, since = 0 }, { locale, now }) => ({ name, since: recently(locale, new Date(since), now) }),
});
export const failedSources: Subjects<Attention['failedSources'][number]> = {
  of: ({ server }) => server?.failedSources ?? [],
  values: ({ kind, since }, { locale, now, t }) => ({
    what: t(`html-${kind}`),
    since: recently(locale, new Date(since), now),
  }),
};

export const leftOut: Subjects<Attention['leftOut'][number]> = {
  of: ({ server }) => server?.leftOut ?? [],
  values: ({ kind, names }, { locale, t }) => ({
    what: t(`html-${kind}`),
    list: new Intl.ListFormat(locales[locale].tag).format(names.slice(0, mostNamed)),
    count: names.length,
  }),
};
