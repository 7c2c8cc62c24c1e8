import { defaultLocale, locales, type Locale } from '../../../config/locales.ts';
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
import { byCollection, kinds, shownKinds } from '../../../records/kinds.ts';
import { homeTown } from '../../../lib/i18n/homeTown.ts';
import { homeCountry, homeZone } from '../../../config/site.ts';
import type { Venue } from '../../../records/venue.ts';
import { accessQuestions, type AccessQuestion } from '../../../records/venueRules.ts';
import { addressOf, fieldPart, type AreaAddress } from '../../kit/screen/screens.ts';
import type { TextKey, Translate } from '../../kit/translate.ts';
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
  /** Paths of pages of the site. */
  imprint: string;
  home: string;
  now: Date;
  locale: Locale;
  t: Translate;
}

export const urgencies = ['now', 'week', 'sometime'] as const;
type Urgency = (typeof urgencies)[number];

/** A sentence about something that needs attention, and a link to the place where it can be done. */
export interface Item {
  kind: Kind;
  urgency: Urgency;
  sentence: string;
  link: string;
  href: string;
}

/** Subjects of a rule, and the values that their sentences name. */
interface Subjects<Subject> {
  of: (known: Known) => readonly Subject[];
  values: (subject: Subject, known: Known) => Record<string, string | number>;
}

type Kind = TextKey extends infer Key ? (Key extends `due-${infer Name}-link` ? Name : never) : never;

/** The rule of a kind: a sentence on each subject for which `when` holds. */
function rule<Subject>(
  kind: Kind,
  urgency: Urgency,
  { of, values }: Subjects<Subject>,
  href: (subject: Subject, known: Known) => string,
  when: (subject: Subject, known: Known) => boolean = () => true,
) {
  return (known: Known): Item[] =>
    of(known)
      .filter((subject) => when(subject, known))
      .map((subject) => ({
        ...{ kind, urgency },
        sentence: known.t(`due-${kind}`, values(subject, known)),
        link: known.t(`due-${kind}-link`),
        href: href(subject, known),
      }));
}

const daysFrom = (instant: string, now: Date) => (Date.parse(instant) - now.getTime()) / dayMs;
const evening = ({ date, timeZone }: Concert) => eveningOf(new Date(date), timeZone);
const concertsOf = (of: (known: Known) => readonly Concert[]): Subjects<Concert> => ({
  of,
  values: (concert, { locale }) => ({
    name: concert.name,
    day: shortDay(locale, evening(concert), concert.timeZone),
  }),
});
const all = concertsOf(({ concerts = [] }) => ascending(concerts));
const upcoming = concertsOf((known) => all.of(known).filter((concert) => !isPast(concert, known.now)));
/** Upcoming concerts that take place. */
const coming = concertsOf((known) => upcoming.of(known).filter(takesPlace));
const comingWithin = (days: number) =>
  concertsOf((known) => coming.of(known).filter(({ date }) => daysFrom(date, known.now) < days));
const soon = comingWithin(14);
/** Days within which a concert asks for the answers about its venue. */
const aYear = 365;
const ofSameDay = (concert: Concert, known: Known) =>
  coming.of(known).filter((other) => listedDay(other) === listedDay(concert));
/** Numbers that texts write as words. */
const wordedCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The second concert of a day, of three ones, too, with their number in words. */
const secondOfDay: Subjects<Concert> = {
  of: (known) => coming.of(known).filter((concert) => ofSameDay(concert, known)[1] === concert),
  values: (concert, known) => {
    const { length } = ofSameDay(concert, known);
    return {
      ...coming.values(concert, known),
      times: known.t(`times-${wordedCounts.find((count) => count === length) ?? 'more'}`, { count: length }),
    };
  },
};
const openQuestions = ({ access }: Venue): AccessQuestion[] =>
  accessQuestions.filter((question) => (access?.[question]?.answer ?? 'unknown') === 'unknown');
const comingVenues: Subjects<Venue> = {
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
const doubleVenues: Subjects<Venue> = {
  of: ({ venues = [] }) => {
    return venues.filter((venue, index) =>
      venues.slice(0, index).some((other) => placeOf(other) === placeOf(venue)),
    );
  },
  values: ({ name }) => ({ name }),
};
/** The first of several subjects, whose sentence names their number. */
const first = <Subject>(of: Subjects<Subject>['of']): Subjects<Subject> => ({
  of: (known) => of(known).slice(0, 1),
  values: (_, known) => ({ count: of(known).length }),
});
const oldMessages = first(({ messages = [], now }) =>
  messages.filter((message) => isNew(message) && daysFrom(message.received, now) < -3).toReversed(),
);
const needsText = ({ alt, decorative }: GalleryPicture) => !alt && !decorative;
const incompletePictures = first(({ pictures = [] }) =>
  pictures.filter((picture) => needsText(picture) || !picture.credit),
);
/** At most this many entries of a source are named. */
const mostNamed = 5;

/** The desk itself, with a number of it. */
const deskWith = (count: (known: Known) => number): Subjects<Known> => ({
  of: (known) => (count(known) > 0 ? [known] : []),
  values: (known) => ({ count: count(known) }),
});
const missingRows: Subjects<Known> = {
  of: (known) => (known.site.missing.length > 0 ? [known] : []),
  values: ({ site: { missing }, locale }) => ({
    list: new Intl.ListFormat(locales[locale].tag).format(missing),
  }),
};
/** The site waits, and nothing is there yet that the next build would show. */
const waiting = deskWith(({ site, concerts, pictures }) =>
  Number(site.isWaiting && concerts?.length === 0 && pictures?.length === 0),
);
const draftsThat = (isSent: boolean): Subjects<Known['drafts'][number]> => ({
  of: (known) => known.drafts.filter(({ since }) => (since !== undefined) === isSent),
  values: ({ name, since = 0 }, { locale, now }) => ({ name, since: recently(locale, new Date(since), now) }),
});
const failedSources: Subjects<Attention['failedSources'][number]> = {
  of: ({ server }) => server?.failedSources ?? [],
  values: ({ kind, since }, { locale, now, t }) => ({
    what: t(`html-${kind}`),
    since: recently(locale, new Date(since), now),
  }),
};

const leftOut: Subjects<Attention['leftOut'][number]> = {
  of: ({ server }) => server?.leftOut ?? [],
  values: ({ kind, names }, { locale, t }) => ({
    what: t(`html-${kind}`),
    list: new Intl.ListFormat(locales[locale].tag).format(names.slice(0, mostNamed)),
    count: names.length,
  }),
};

/** Addresses of fields. */
const field = (name: string, ...below: 'move'[]) => {
  return ({ id }: Concert) => addressOf('concerts', id, ...below, fieldPart(`concert-${name}`));
};
const venueField = ({ id }: Venue, name = '') =>
  addressOf('concerts', 'venues', id, fieldPart(`venue-${name}`));
const pictureField = (picture: GalleryPicture) =>
  addressOf(
    'pictures',
    picture.id,
    fieldPart(`picture-${needsText(picture) ? `alt-${defaultLocale}` : 'credit'}`),
  );
const sourceScreens: Partial<Record<string, string>> = byCollection(
  shownKinds.filter((name) => !('isBuilt' in kinds[name])),
  (name) => {
    const address: AreaAddress = kinds[name].screen;
    return addressOf(...address);
  },
);

const isCityMissing = ({ venueId, venue, city }: Concert) => !venueId && venue !== undefined && !city;
const isDead = ({ ticketUrl }: Concert, { server }: Known) =>
  server?.deadLinks.some(({ url }) => url === ticketUrl) ?? false;
const needsTickets = ({ status, free, ticketUrl }: Concert) => status === 'planned' && !free && !ticketUrl;
const isAbroadAtHomeTime = ({ country, timeZone }: Venue) => country !== homeCountry && timeZone === homeZone;
const isLongPostponed = ({ status, updatedAt, date }: Concert, { now }: Known) =>
  status === 'postponed' && daysFrom(updatedAt ?? date, now) < -60;

/** Every kind, the most urgent first. */
const rules = [
  rule('waiting', 'now', waiting, () => '#concerts/new'),
  rule('draft', 'now', draftsThat(false), ({ href }) => href),
  rule('sent', 'now', draftsThat(true), ({ href }) => href),
  rule(
    'chosen',
    'now',
    deskWith(({ chosenPictures }) => chosenPictures),
    () => '#pictures',
  ),
  rule(
    'none',
    'now',
    deskWith((known) => Number(known.concerts && !coming.of(known)[0])),
    () => '#concerts/new',
  ),
  rule('time', 'now', soon, field('time'), ({ timeUnknown }) => timeUnknown),
  rule('venue', 'now', soon, field('venue'), ({ venueId, venue }) => !venueId && !venue),
  rule('city', 'now', soon, field('city'), isCityMissing),
  rule('dead', 'now', coming, field('ticketUrl'), isDead),
  rule('twice', 'now', secondOfDay, field('date')),
  rule('zone', 'now', comingVenues, (venue) => venueField(venue, 'timeZone'), isAbroadAtHomeTime),
  rule('source', 'now', failedSources, ({ kind }, { home }) => sourceScreens[kind] ?? home),
  rule('imprint', 'now', missingRows, ({ imprint, home, site }) => (site.isWaiting ? home : imprint)),
  rule(
    'mail',
    'now',
    deskWith(({ server }) => Number(server?.isMailFailing)),
    () => '#messages',
  ),
  rule('tickets', 'week', comingWithin(30), field('ticketUrl'), needsTickets),
  rule('messages', 'week', oldMessages, ({ id }) => addressOf('messages', id)),
  rule(
    'access',
    'week',
    comingVenues,
    (venue) => venueField(venue, openQuestions(venue)[0]),
    (venue) => openQuestions(venue).length > 0,
  ),
  rule('double', 'week', doubleVenues, ({ id }) => addressOf('concerts', 'venues', id)),
  rule('postponed', 'week', all, field('date', 'move'), isLongPostponed),
  rule('pictures', 'sometime', incompletePictures, pictureField),
  rule('leftOut', 'sometime', leftOut, ({ kind }, { home }) => sourceScreens[kind] ?? home),
];

/** All that needs attention, the most urgent first. */
export const findItems = (known: Known): Item[] => rules.flatMap((find) => find(known));
