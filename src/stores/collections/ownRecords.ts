import { newestFirst, type Release } from '../../records/release.ts';
import { byOrder } from '../../records/text.ts';
import { type OwnReleaseRecord } from '../../records/band/ownRelease.ts';
import type { Video } from '../../records/video.ts';
import type { OwnVideoRecord } from '../../records/band/ownVideo.ts';

/** A picture of the product, in the place of one that a record lacks. */
export const noPicture = 'no-picture';

interface WithPhoto {
  img?: string | undefined;
  picture?: string | undefined;
}

/** The picture of a record in its folder: the one of its photograph (`scripts/band`), that of the band's folder, or the product's. */
export const imgOf = (id: string, { picture, img = noPicture }: WithPhoto): string =>
  picture === undefined ? img.normalize() : `${id}-${picture}`;

/** A record as the pages show it. */
export type Shown<Record> = Record & {
  /** The band has written it on the desk: it stays beside those that a service gives in the page. */
  isOfDesk?: true;
};

/** A record of a collection. */
interface Entry<Data> {
  id: string;
  data: Data;
}

/** The records of a collection by their places. */
export const inOrder = <Data extends { order: number }>(entries: readonly Entry<Data>[]): Entry<Data>[] =>
  entries.toSorted((one, other) =>
    byOrder({ id: one.id, order: one.data.order }, { id: other.id, order: other.data.order }),
  );

/** The id of a release in its address at Spotify. */
const spotifyId = (address: string): string | undefined =>
  /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?album\/([\dA-Za-z]{22})\b/.exec(address)?.[1];

/** A release of the band's own or of Spotify's form. */
function releaseOf(id: string, record: Release | OwnReleaseRecord): Release {
  if (!('revision' in record)) return record;
  const { name, type, release_date, release_date_precision, tracks, links = [] } = record;
  const spotify = record.spotify_url ?? links.find((address) => spotifyId(address) !== undefined);
  const others = links.filter((address) => address !== spotify);
  const album = spotify && spotifyId(spotify);
  return {
    ...{ name, type, tracks },
    ...(release_date !== undefined && { release_date, release_date_precision }),
    id: album,
    // As the service writes it, so that the page knows it again.
    ...(spotify && { spotify_url: album ? `https://open.spotify.com/album/${album}` : spotify }),
    ...(others.length > 0 && { links: others }),
    img: imgOf(id, record),
  };
}

/** Title and picture that YouTube has of videos of the desk, by the ids of their records. */
type OfYouTube = Readonly<Record<string, { title?: string; img?: string }>>;

/** A video of the band's own or of YouTube's form. */
const videoOf =
  (ofYouTube: OfYouTube) =>
  (id: string, record: Video | OwnVideoRecord): Video => {
    if (!('video' in record)) return record;
    const { order, video, picture } = record;
    const { title = '', img } = ofYouTube[id] ?? {};
    return {
      ...{ order, id: video, title: record.title ?? title },
      img: imgOf(id, { picture, img: record.img ?? img }),
    };
  };

/** The title of a video that neither the band nor YouTube has told. */
const untitled = 'Video';

/** The videos: the band's own in their order, then the channel's in its order. */
export const videosOf = (
  entries: readonly Entry<Video | OwnVideoRecord>[],
  ofYouTube: OfYouTube = {},
): Shown<Video>[] =>
  merged(inOrder(entries), videoOf(ofYouTube)).map((video) => ({ ...video, title: video.title || untitled }));

/** The releases, the newest first. */
export const releasesOf = (entries: readonly Entry<Release | OwnReleaseRecord>[]): Shown<Release>[] =>
  merged(entries, releaseOf).sort(newestFirst);

/** The band's own records, then those of a service. Of one id there is one: its own fields, and those of the service where it has none. */
function merged<Data extends object, Record extends { id?: string | undefined }>(
  entries: readonly Entry<Data>[],
  recordOf: (id: string, data: Data) => Record,
): Shown<Record>[] {
  const isOwn = ({ data }: Entry<Data>) => 'revision' in data;
  const byId = new Map<unknown, Shown<Record>>();
  for (const { id, data } of [...entries.filter(isOwn), ...entries.filter((entry) => !isOwn(entry))]) {
    const entry = { ...recordOf(id, data), ...('updatedAt' in data && { isOfDesk: true as const }) };
    const key = entry.id ?? Symbol();
    byId.set(key, { ...entry, ...withoutGaps(byId.get(key) ?? {}) });
  }
  return [...byId.values()];
}

/** The fields of an entry that say something. */
const withoutGaps = (entry: object): object =>
  Object.fromEntries(
    Object.entries<unknown>({ ...entry }).filter(
      ([, value]) =>
        value !== undefined &&
        value !== '' &&
        value !== noPicture &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
