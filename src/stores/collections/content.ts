import { getCollection } from 'astro:content';
import { ofYouTube } from '../../../generated/ofYouTube.ts';
import { maxVideos } from '../../config/behaviour.ts';
import type { Concert, ConcertRecord } from '../../records/concert.ts';
import { isAnnounced, withVenue } from '../../records/concertRules.ts';
import type { GalleryRecord } from '../../records/gallery/galleryImage.ts';
import { fileRank } from '../../records/gallery/pictureRecord.ts';
import { byRank } from '../../records/gallery/storedPicture.ts';
import { mostMembers, type Member } from '../../records/member.ts';
import type { Release } from '../../records/release.ts';
import { kinds, type ListedKind } from '../../records/kinds.ts';
import type { Venue } from '../../records/venue.ts';
import type { Video } from '../../records/video.ts';
import { repositoryIn } from '../repository/repository.ts';
import { imgOf, inOrder, releasesOf, videosOf, type Shown } from './ownRecords.ts';
import { withOffset } from '../../lib/dates/localTime.ts';

/** All venues, by name. */
export const venues = async (): Promise<Venue[]> =>
  (await getCollection('venues'))
    .map(({ id, data }) => ({ id, ...data }))
    .sort((a, b) => a.name.localeCompare(b.name));

/** The venues as the functions list them for visitors: those that announced concerts name. */
const listedVenues = async (): Promise<Venue[]> => {
  const ids = new Set((await listedConcerts()).map(({ venueId }) => venueId));
  return (await venues()).filter(({ id }) => ids.has(id));
};

/** The instant that decides which concerts visitors see: the same for all pages of a build, in milliseconds since 1970. */
const seenAt = () => (import.meta.env.DEV ? Date.now() : performance.timeOrigin);

/** All concerts as the functions list them for visitors, unordered. */
export const listedConcerts = async (): Promise<Concert[]> => {
  const files = filesById();
  const all = (await getCollection('concerts')).map(({ id, data, filePath }) => ({
    id,
    ...((filePath === undefined ? undefined : files.get(id)) ?? data),
  }));
  return all.filter((concert) => isAnnounced(concert, seenAt()));
};

/** The records of a kind as the functions list them for visitors. */
export const listed = async (kind: ListedKind): Promise<readonly { id: string }[]> => {
  const own: Partial<Record<ListedKind, () => Promise<{ id: string }[]>>> = {
    concert: listedConcerts,
    venue: listedVenues,
  };
  return (
    own[kind]?.() ?? (await getCollection(kinds[kind].collection)).map(({ id, data }) => ({ ...data, id }))
  );
};

let files: Map<string, ConcertRecord> | undefined;

/** The concerts of the band's folder with the copies of their venues, read once for a build; `npm run dev` reads them at each request. */
function filesById(): Map<string, ConcertRecord> {
  if (files && !import.meta.env.DEV) return files;
  const documents = repositoryIn(process.cwd()).concerts();
  return (files = new Map(documents.map(({ id, fields }) => [id, fields as ConcertRecord])));
}

/** All concerts, unordered: past and upcoming depend on the current time. Venue and city come from the venue's record, if it has one. */
export const concerts = async (): Promise<Concert[]> => {
  const byId = new Map((await venues()).map((venue) => [venue.id, venue]));
  return (await listedConcerts()).map((concert) => {
    const { id, venueId } = concert;
    if (venueId === undefined) return concert;
    const venue = byId.get(venueId);
    if (venue) warnOfZone(id, concert, venue);
    else warnOnce(`The concert ${id} names the unknown venue ${venueId}: its own texts are used.`);
    return withVenue(concert, venue);
  });
};

/** The page follows changes without the venues, so a concert names its zone itself. */
function warnOfZone(id: string, { date, timeZone }: ConcertRecord, venue: Venue): void {
  const start = new Date(date);
  if (withOffset(start, timeZone) !== withOffset(start, venue.timeZone))
    warnOnce(
      `The concert ${id} shows the clocks of ${timeZone}, but its venue is in ${venue.timeZone}: set its timeZone.`,
    );
}

/** Sentences of the build log; every page asks for the concerts. */
const warned = new Set<string>();

function warnOnce(sentence: string): void {
  if (!warned.has(sentence)) console.warn(sentence);
  warned.add(sentence);
}

/** At most eight people, in their order. */
export const members = async (): Promise<Member[]> =>
  inOrder(await getCollection('members'))
    .map(({ id, data }) => ({ ...data, img: imgOf(id, data) }))
    .slice(0, mostMembers);

/** At most ten videos, the band's own before the channel's in its order (specification, section 9). */
export const videos = async (): Promise<Shown<Video>[]> =>
  videosOf(await getCollection('videos'), ofYouTube).slice(0, maxVideos);

/** Releases, newest first (specification, section 7). */
export const releases = async (): Promise<Shown<Release>[]> => releasesOf(await getCollection('releases'));

/** The pictures of the gallery in their order, those of the store among those of the repository. */
export const gallery = async (): Promise<GalleryRecord[]> => {
  const pictures = (await getCollection('gallery')).map(({ id, data }) => {
    // The collection's type is that of the files; a record of the store has a rank instead.
    const { order, rank = fileRank(order), ...record } = data as typeof data & Partial<GalleryRecord>;
    return { ...record, id, rank };
  });
  return pictures.sort(byRank);
};
