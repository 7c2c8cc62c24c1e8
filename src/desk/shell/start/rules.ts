import { defaultLocale } from '../../../config/locales.ts';
import type { Concert } from '../../../records/concert.ts';
import type { GalleryPicture } from '../../../records/gallery/storedPicture.ts';
import { byCollection, kinds, shownKinds } from '../../../records/kinds.ts';
import { homeNow } from '../../../lib/places/home.ts';
import type { Venue } from '../../../records/venue.ts';
import { addressOf, fieldPart, type AreaAddress } from '../../kit/screen/screens.ts';
import type { TextKey } from '../../kit/translate.ts';
import {
  daysFrom,
  all,
  coming,
  comingWithin,
  soon,
  secondOfDay,
  openQuestions,
  comingVenues,
  doubleVenues,
  oldMessages,
  needsText,
  incompletePictures,
  deskWith,
  missingRows,
  waiting,
  draftsThat,
  failedSources,
  leftOut,
  type Known,
  type Subjects,
} from './subjects.ts';

export const urgencies = ['now', 'week', 'sometime'] as const;
type Urgency = (typeof urgencies)[number];

/** A sentence about something that needs attention, and a link to the place where it can be done. */
export interface Item {
  /** Another one for each: two deleted records wait in one list. */
  key: string;
  kind: Kind;
  urgency: Urgency;
  sentence: string;
  link: string;
  href: string;
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
      .map((subject, index) => ({
        ...{ key: `${kind}-${index}`, kind, urgency },
        sentence: known.t(`due-${kind}`, values(subject, known)),
        link: known.t(`due-${kind}-link`),
        href: href(subject, known),
      }));
}

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
const sourceScreens: Partial<Record<string, string>> = byCollection(shownKinds, (name) => {
  const address: AreaAddress = kinds[name].screen;
  return addressOf(...address);
});

/** A new site has a step for its first concert. */
const hasNoneToCome = (known: Known): boolean =>
  known.concerts !== undefined &&
  known.server !== undefined &&
  !coming.of(known)[0] &&
  !known.server.openSteps.includes('concert');
const isCityMissing = ({ venueId, venue, city }: Concert) => !venueId && venue !== undefined && !city;
const isDead = ({ ticketUrl }: Concert, { server }: Known) =>
  server?.deadLinks.some(({ url }) => url === ticketUrl) ?? false;
const needsTickets = ({ status, free, ticketUrl }: Concert) => status === 'planned' && !free && !ticketUrl;
const isAbroadAtHomeTime = ({ country, timeZone }: Venue) =>
  country !== homeNow().country && timeZone === homeNow().timeZone;
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
    deskWith((known) => Number(hasNoneToCome(known))),
    () => '#concerts/new',
  ),
  rule('time', 'now', soon, field('time'), ({ timeUnknown }) => timeUnknown),
  rule('venue', 'now', soon, field('venue'), ({ venueId, venue }) => !venueId && !venue),
  rule('city', 'now', soon, field('city'), isCityMissing),
  rule('dead', 'now', coming, field('ticketUrl'), isDead),
  rule('twice', 'now', secondOfDay, field('date')),
  rule('zone', 'now', comingVenues, (venue) => venueField(venue, 'timeZone'), isAbroadAtHomeTime),
  rule('source', 'now', failedSources, ({ kind }, { home }) => sourceScreens[kind] ?? home),
  rule('imprint', 'now', missingRows, () => '#band/imprint'),
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
