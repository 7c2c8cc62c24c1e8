import { homeCountry } from '../../config/site.ts';
import { encodePart } from '../../config/encodePart.ts';
import * as z from 'zod/mini';
import { newestFirst, type ServiceRelease } from '../../records/release.ts';
import { httpsUrl, webUrl } from '../../records/text.ts';
import type { RequestJson } from '../http/request.ts';
import { readingOf, type LeftOut, type Reading } from '../http/reading.ts';
import { orNone, serviceTitle, shaped } from '../http/shaped.ts';
import { ServiceError } from '../http/serviceError.ts';

export interface SpotifyAccess {
  /** `https://api.spotify.com/v1`, or a fake's. */
  base: string;
  token: string;
  artistId: string;
}

/** Albums a page for an app in development mode (FACTS, Spotify). `albums` takes at most 20 ids. */
const pageSize = 10;
const idsPerCall = 20;

/** Statuses of the second call for an app that may not make it, or when it is gone: the first one alone tells enough. */
const refused: readonly (number | undefined)[] = [400, 403, 404, 410];

/** Maximum number of pages: more are a fault of the service. */
const maxPages = 20;

const track = z.object({
  name: serviceTitle,
  duration_ms: orNone(z.int().check(z.positive())),
});
const album = z.object({
  id: z.string(),
  name: serviceTitle,
  album_type: orNone(z.enum(['album', 'single', 'compilation'])),
  release_date: orNone(z.string()),
  release_date_precision: orNone(z.enum(['day', 'month', 'year'])),
  external_urls: orNone(z.object({ spotify: httpsUrl })),
  images: orNone(z.array(orNone(z.object({ url: webUrl })))),
  tracks: orNone(z.object({ items: z.array(orNone(track)) })),
});

const list = z.object({ items: z.array(z.unknown()), next: orNone(z.string()) });
const details = z.object({ albums: z.catch(z.array(z.unknown()), []) });
const identified = z.object({ id: z.string() });

/**
 * Reads the artist's albums and singles, newest first, by the two calls of the specification, section 7. Where the second call is refused
 * (FACTS, Spotify), the first one alone, without tracks. Throws a `ServiceError`.
 */
export async function readReleases(
  access: SpotifyAccess,
  requestJson: RequestJson,
): Promise<Reading<ServiceRelease>> {
  const authorized: RequestJson = (url) =>
    requestJson(url, { headers: { authorization: `Bearer ${access.token}` } });
  const short = await albumsOf(access, authorized);
  const full = await detailsOf(access, short, authorized);
  // `null` stands for an id that the second call does not know.
  const detailed = new Map((full ?? []).map((each) => [idOf(each), each]));
  const { items, leftOut } = readingOf(
    short.map((each) => {
      const read = readAlbum(detailed.get(idOf(each)) ?? each);
      return 'reason' in read ? readAlbum(each) : read;
    }),
  );
  return {
    items: [...new Map(items.toReversed().map((each) => [listing(each), each])).values()].sort(newestFirst),
    leftOut,
  };
}

/** The same for every listing of a record: the service lists it once per market. */
const listing = ({ name, type, release_date }: ServiceRelease) =>
  [name.trim().toLowerCase(), type, release_date].join('/');

// Without a market, a release that is not sold everywhere is listed as unavailable, or not at all.
async function albumsOf({ base, artistId }: SpotifyAccess, requestJson: RequestJson): Promise<unknown[]> {
  const albums: unknown[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const query = `include_groups=album,single&market=${homeCountry}&limit=${pageSize}&offset=${page * pageSize}`;
    const answer = await requestJson(`${base}/artists/${encodePart(artistId)}/albums?${query}`);
    const { items, next } = shaped(list, answer);
    albums.push(...items);
    if (!next) break;
  }
  return albums;
}

async function detailsOf(
  { base }: SpotifyAccess,
  albums: unknown[],
  requestJson: RequestJson,
): Promise<unknown[] | undefined> {
  const ids = albums.flatMap((each) => idOf(each) ?? []);
  const full: unknown[] = [];
  try {
    for (let from = 0; from < ids.length; from += idsPerCall) {
      const some = ids.slice(from, from + idsPerCall).join(',');
      full.push(
        ...shaped(details, await requestJson(`${base}/albums?ids=${some}&market=${homeCountry}`)).albums,
      );
    }
    return full;
  } catch (error) {
    if (error instanceof ServiceError && refused.includes(error.status)) return undefined;
    throw error;
  }
}

function readAlbum(item: unknown): ServiceRelease | LeftOut {
  const read = z.safeParse(album, item);
  if (read.success) return releaseOf(read.data);
  return { entry: idOf(item) ?? 'an album', reason: 'its description is incomplete' };
}

function idOf(item: unknown): string | undefined {
  const read = z.safeParse(identified, item);
  return read.success ? read.data.id : undefined;
}

function releaseOf(read: z.infer<typeof album>): ServiceRelease {
  const { id, name, album_type, release_date, release_date_precision, external_urls, images, tracks } = read;
  return {
    ...{ id, name, type: album_type, release_date, release_date_precision },
    spotify_url: external_urls?.spotify ?? `https://open.spotify.com/album/${id}`,
    cover: images?.find((image) => image !== undefined)?.url,
    tracks: (tracks?.items ?? []).flatMap((each) =>
      each ? [{ name: each.name, durationMs: each.duration_ms }] : [],
    ),
  };
}
