import { encodePart } from '../../config/encodePart.ts';
import * as z from 'zod/mini';
import type { ServiceRelease } from '../../records/release.ts';
import type { RequestJson } from '../http/request.ts';
import { readingOf, type LeftOut, type Reading } from '../http/reading.ts';
import { shaped } from '../http/shaped.ts';
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

/** Without a market, a release that is not sold everywhere is listed as unavailable, or not at all. */
const market = 'AT';

/** Statuses of the second call for an app that may not make it, or when it is gone: the first one alone tells enough. */
const refused: readonly (number | undefined)[] = [400, 403, 404, 410];

/** Maximum number of pages: more are a fault of the service. */
const maxPages = 20;

const album = z.object({
  id: z.string(),
  name: z.string(),
  album_type: z.enum(['album', 'single', 'compilation']),
  release_date: z.string(),
  release_date_precision: z.enum(['day', 'month', 'year']),
  external_urls: z.object({ spotify: z.string() }),
  images: z.array(z.object({ url: z.string() })),
  tracks: z.optional(
    z.object({ items: z.array(z.object({ name: z.string(), duration_ms: z.optional(z.number()) })) }),
  ),
});

const list = z.object({ items: z.array(z.unknown()), next: z.nullish(z.string()) });
const details = z.object({ albums: z.array(z.unknown()) });
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
  const { items, leftOut } = readingOf((full ?? short).map(readAlbum));
  return { items: items.sort((one, other) => other.release_date.localeCompare(one.release_date)), leftOut };
}

async function albumsOf({ base, artistId }: SpotifyAccess, requestJson: RequestJson): Promise<unknown[]> {
  const albums: unknown[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const query = `include_groups=album,single&market=${market}&limit=${pageSize}&offset=${page * pageSize}`;
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
      full.push(...shaped(details, await requestJson(`${base}/albums?ids=${some}&market=${market}`)).albums);
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

function releaseOf({
  album_type,
  external_urls,
  images,
  tracks,
  ...same
}: z.infer<typeof album>): ServiceRelease {
  return {
    ...same,
    type: album_type,
    spotify_url: external_urls.spotify,
    cover: images[0]?.url,
    tracks: (tracks?.items ?? []).map(({ name, duration_ms }) => ({ name, durationMs: duration_ms })),
  };
}
