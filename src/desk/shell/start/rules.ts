import type { Locale } from '../../../config/locales.ts';
import { dayMs } from '../../../config/time.ts';
import { ascending, isPast } from '../../../features/concerts/concerts.ts';
import { dayIn, eveningOf, recently, shortDay } from '../../../lib/dates/dates.ts';
import type { Attention } from '../../../records/built/attention.ts';
import type { Concert } from '../../../records/concert.ts';
import { takesPlace } from '../../../records/concertRules.ts';
import type { ListedMessage } from '../../../records/contact/contactMessage.ts';
import type { GalleryPicture } from '../../../records/gallery/storedPicture.ts';
import { vienna } from '../../../records/timeZone.ts';
import type { Venue } from '../../../records/venue.ts';
import { accessQuestions, type AccessQuestion } from '../../../records/venueRules.ts';
import { addressOf, fieldPart } from '../../kit/screen/screens.ts';
import type { Translate } from '../../kit/translate.ts';
import { contradicts } from './contradicts.ts';

/** All that the rules look at. A list that is not loaded yet is undefined, and says nothing. */
export interface Known {
  concerts?: readonly Concert[] | undefined;
  venues?: readonly Venue[] | undefined;
  pictures?: readonly GalleryPicture[] | undefined;
  messages?: readonly ListedMessage[] | undefined;
  /** The unsent forms of this browser. */
  drafts: readonly { name: string; href: string }[];
  /** Number of chosen pictures that are not uploaded yet. */
  chosenPictures: number;
  server?: Attention | undefined;
  /** Number of placeholders in the imprint, and its address. */
  placeholders: number;
  imprint: string;
  home: string;
  now: Date;
  locale: Locale;
  t: Translate;
}

export const urgencies = ['now', 'week', 'sometime'] as const;
type Urgency = (typeof urgencies)[number];

/** Something that needs attention: a sentence, and a link to the place where it can be done. */
export interface Item {
  urgency: Urgency;
  sentence: string;
  link: string;
  href: string;
}

/** A group of subjects, and the values that their sentences name. */
interface Subjects<Subject> {
  of: (known: Known) => readonly Subject[];
  values: (subject: Subject, known: Known) => Record<string, string | number>;
}

type Kind =
  Extract<Parameters<Translate>[0], `due-${string}-link`> extends `due-${infer Name}-link` ? Name : never;

/** A kind of item: it applies to the subjects for which `when` holds. */
const rule =
  <Subject>(
    kind: Kind,
    urgency: Urgency,
    { of, values }: Subjects<Subject>,
    href: (subject: Subject, known: Known) => string,
    when: (subject: Subject, known: Known) => boolean = () => true,
  ) =>
  (known: Known): Item[] =>
    of(known)
      .filter((subject) => when(subject, known))
      .map((subject) => ({
        urgency,
        sentence: known.t(`due-${kind}`, values(subject, known)),
        link: known.t(`due-${kind}-link`),
        href: href(subject, known),
      }));

const evening = ({ date, timeZone }: Concert) => eveningOf(new Date(date), timeZone);
const dayOf = (concert: Concert) => dayIn(evening(concert), concert.timeZone);
const nameAndDay = (concert: Concert, { locale }: Known) => ({
  name: concert.name,
  day: shortDay(locale, evening(concert), concert.timeZone),
});
const all: Subjects<Concert> = { of: ({ concerts = [] }) => ascending(concerts), values: nameAndDay };
/** Coming concerts that take place. */
const coming: Subjects<Concert> = {
  of: (known) => all.of(known).filter((concert) => takesPlace(concert) && !isPast(concert, known.now)),
  values: nameAndDay,
};
/** Venues of coming concerts. */
const comingVenues: Subjects<Venue> = {
  of: (known) => {
    const ids = new Set(coming.of(known).map(({ venueId }) => venueId));
    return (known.venues ?? []).filter(({ id }) => ids.has(id));
  },
  values: (venue) => ({ name: venue.name, count: openQuestions(venue).length }),
};
const openQuestions = ({ access }: Venue): AccessQuestion[] =>
  accessQuestions.filter((question) => (access?.[question]?.answer ?? 'unknown') === 'unknown');
/** One item for several subjects: the first one, with the number of all. */
const first = <Subject>(of: Subjects<Subject>['of']): Subjects<Subject> => ({
  of: (known) => of(known).slice(0, 1),
  values: (_, known) => ({ count: of(known).length }),
});
const needsText = ({ alt, decorative }: GalleryPicture) => !alt && !decorative;
const incompletePictures = first(({ pictures = [] }) =>
  pictures.filter((picture) => needsText(picture) || !picture.credit),
);
const oldMessages = first(({ messages = [], now }) =>
  messages
    .filter(({ answered, received }) => !answered && Date.parse(received) + 3 * dayMs < now.getTime())
    .toSorted((one, other) => one.received.localeCompare(other.received)),
);
/** The desk as a whole. */
const desk: Subjects<Known> = {
  of: (known) => [known],
  values: ({ chosenPictures, placeholders }) => ({ count: chosenPictures || placeholders }),
};
const drafts: Subjects<Known['drafts'][number]> = {
  of: (known) => known.drafts,
  values: ({ name }) => ({ name }),
};
const failedSources: Subjects<Attention['failedSources'][number]> = {
  of: ({ server }) => server?.failedSources ?? [],
  values: ({ kind, since }, { locale, now, t }) => ({
    what: t(`html-${kind}`),
    since: recently(locale, new Date(since), now),
  }),
};
const screens = { concerts: ['concerts'], venues: ['concerts', 'venues'], gallery: ['pictures'] } as const;

/** The address of a field of a concert's form. */
const field = (name: string, below?: 'move') => (concert: Concert) =>
  addressOf('concerts', concert.id, ...(below ? [below] : []), fieldPart(`concert-${name}`));
const venueField = (venue: Venue, name: string) =>
  addressOf('concerts', 'venues', venue.id, fieldPart(`venue-${name}`));

const isWithin = ({ date }: Concert, days: number, now: Date) =>
  Date.parse(date) < now.getTime() + days * dayMs;
const isSoon = (concert: Concert, { now }: Known) => isWithin(concert, 14, now);

/** Every kind of item, the most urgent first. */
const rules = [
  rule('draft', 'now', drafts, ({ href }) => href),
  rule(
    'chosen',
    'now',
    desk,
    () => addressOf('pictures'),
    ({ chosenPictures }) => chosenPictures > 0,
  ),
  rule(
    'none',
    'now',
    desk,
    () => addressOf('concerts', 'new'),
    (known) => !!known.concerts && coming.of(known).length === 0,
  ),
  rule(
    'time',
    'now',
    coming,
    field('time'),
    (concert, known) => isSoon(concert, known) && concert.timeUnknown,
  ),
  rule(
    'venue',
    'now',
    coming,
    field('venue'),
    (concert, known) => isSoon(concert, known) && !concert.venueId && !concert.venue,
  ),
  rule(
    'city',
    'now',
    coming,
    field('venue'),
    (concert, known) => isSoon(concert, known) && !concert.venueId && !!concert.venue && !concert.city,
  ),
  rule(
    'dead',
    'now',
    coming,
    field('ticketUrl'),
    ({ ticketUrl }, { server }) => !!server?.deadLinks.some(({ url }) => url === ticketUrl),
  ),
  rule('twice', 'now', coming, field('date'), (concert, known) =>
    coming
      .of(known)
      .some((other, index, concerts) => dayOf(other) === dayOf(concert) && index < concerts.indexOf(concert)),
  ),
  rule(
    'note',
    'now',
    coming,
    ({ id, note }) => addressOf('concerts', id, fieldPart(note?.de ? 'concert-noteDe' : 'concert-noteEn')),
    contradicts,
  ),
  rule(
    'zone',
    'now',
    comingVenues,
    (venue) => venueField(venue, 'timeZone'),
    ({ country, timeZone }) => country !== 'AT' && timeZone === vienna,
  ),
  rule('source', 'now', failedSources, ({ kind }, { home }) =>
    kind in screens ? addressOf(...screens[kind as keyof typeof screens]) : home,
  ),
  rule(
    'imprint',
    'now',
    desk,
    ({ imprint }) => imprint,
    ({ placeholders }) => placeholders > 0,
  ),
  rule(
    'tickets',
    'week',
    coming,
    field('ticketUrl'),
    (concert, { now }) =>
      isWithin(concert, 30, now) && concert.status === 'planned' && !concert.free && !concert.ticketUrl,
  ),
  rule('messages', 'week', oldMessages, ({ id }) => addressOf('messages', id)),
  rule(
    'access',
    'week',
    comingVenues,
    (venue) => venueField(venue, openQuestions(venue)[0] ?? ''),
    (venue) => openQuestions(venue).length > 0,
  ),
  rule(
    'postponed',
    'week',
    all,
    field('date', 'move'),
    ({ status, updatedAt, date }, { now }) =>
      status === 'postponed' && Date.parse(updatedAt ?? date) + 60 * dayMs < now.getTime(),
  ),
  rule('pictures', 'sometime', incompletePictures, (picture) =>
    addressOf('pictures', picture.id, fieldPart(needsText(picture) ? 'picture-alt-de' : 'picture-credit')),
  ),
];

/** All that needs attention, the most urgent first. */
export const findItems = (known: Known): Item[] => rules.flatMap((find) => find(known));
