import { startFake, type Fake } from './http.ts';

export interface FakeEntry {
  id: string;
  title: string;
  /** Names of the sizes that exist; deleted and private videos have none. */
  sizes?: string[];
  /** Its pictures are listed but not there. */
  lost?: true;
}

export interface FakeYouTube extends Fake {
  /** The entries of the channel's uploads, newest first. */
  entries: FakeEntry[];
  /** Entries on a page, whatever the caller asks for. */
  pageSize: number;
}

/** The two calls of the YouTube Data API that the site makes, and the one for a title without a key, with pictures of its own, answering as the real one does. */
export async function startYouTube(key: string, port = 0): Promise<FakeYouTube> {
  const fake: FakeYouTube = Object.assign(await startFake(answer, { openToPages: true, port }), {
    entries: [],
    pageSize: 5,
  });
  return fake;

  function answer({ path }: { path: string }): Response {
    const { pathname, searchParams } = new URL(path, fake.url);
    if (fake.entries.some(({ id, lost }) => lost && pathname.startsWith(`/vi/${id}/`)))
      return refusal(404, 'Requested entity was not found.');
    if (pathname.startsWith('/vi/'))
      return new Response(picture, { headers: { 'content-type': 'image/png' } });
    if (pathname === '/oembed') return oEmbed(new URL(searchParams.get('url') ?? '').searchParams.get('v'));
    if (searchParams.get('key') !== key)
      return refusal(400, 'API key not valid. Please pass a valid API key.');
    if (pathname === '/channels') return Response.json(channel(searchParams.get('id') ?? ''));
    if (pathname === '/playlistItems') return Response.json(page(searchParams.get('pageToken')));
    return refusal(404, 'Requested entity was not found.');
  }

  function oEmbed(id: string | null) {
    const found = fake.entries.find((entry) => entry.id === id);
    return found
      ? Response.json({ title: found.title, type: 'video' })
      : new Response('Not Found', { status: 404 });
  }

  function page(token: string | null) {
    const from = Number(token ?? 0);
    const next = from + fake.pageSize;
    return {
      kind: 'youtube#playlistItemListResponse',
      items: fake.entries.slice(from, next).map(item),
      ...(next < fake.entries.length && { nextPageToken: String(next) }),
      pageInfo: { totalResults: fake.entries.length, resultsPerPage: fake.pageSize },
    };
  }

  function item({ id, title, sizes = ['default', 'medium', 'high', 'standard', 'maxres'] }: FakeEntry) {
    const thumbnails = Object.fromEntries(
      sizes.map((size) => [size, { url: `${fake.url}/vi/${id}/${size}.png` }]),
    );
    return { kind: 'youtube#playlistItem', snippet: { title, thumbnails, resourceId: { videoId: id } } };
  }
}

function channel(id: string) {
  return id === 'UCunknown'
    ? { kind: 'youtube#channelListResponse', pageInfo: { totalResults: 0 }, items: [] }
    : { items: [{ id, contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${id.slice(2)}` } } }] };
}

const refusal = (code: number, message: string) =>
  Response.json({ error: { code, message } }, { status: code });

/** One red pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
