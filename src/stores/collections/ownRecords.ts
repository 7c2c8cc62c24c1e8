import type { Release, OwnReleaseRecord } from '../../records/release.ts';
import type { OwnVideoRecord, Video } from '../../records/video.ts';

/** A picture of the product, in the place of one that a record lacks. */
export const noPicture = 'no-picture';

interface WithPhoto {
  img?: string | undefined;
  picture?: string | undefined;
}

/** The picture of a record in its folder: the one of its photograph (`scripts/band`), that of the band's folder, or the product's. */
export const imgOf = (id: string, { picture, img = noPicture }: WithPhoto): string =>
  picture === undefined ? img : `${id}-${picture}`;

/** The id of a release in its address at Spotify. */
const spotifyId = (address: string): string | undefined =>
  /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?album\/([\dA-Za-z]{22})\b/.exec(address)?.[1];

/** A release as the pages show it, of the band's own or of Spotify's form. */
export function releaseOf(id: string, record: Release | OwnReleaseRecord): Release {
  if (!('revision' in record)) return record;
  const { name, type, release_date, release_date_precision, tracks, links = [] } = record;
  const spotify = record.spotify_url ?? links.find((address) => spotifyId(address) !== undefined);
  const others = links.filter((address) => address !== spotify);
  return {
    ...{ name, type, release_date, release_date_precision, tracks },
    id: spotify && spotifyId(spotify),
    ...(spotify && { spotify_url: spotify }),
    ...(others.length > 0 && { links: others }),
    img: imgOf(id, record),
  };
}

/** A video as the pages show it, of the band's own or of YouTube's form. */
export function videoOf(id: string, record: Video | OwnVideoRecord): Video {
  if (!('video' in record)) return record;
  const { order, video, title = '' } = record;
  return { order, id: video, title, img: imgOf(id, record) };
}

/** Without the twins of a service: the band's own record stands first, and says more. */
export function merged<Entry extends { id?: string | undefined }>(entries: readonly Entry[]): Entry[] {
  const ids = new Set<string>();
  return entries.filter(({ id }) => {
    if (id === undefined) return true;
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}
