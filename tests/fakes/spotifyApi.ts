import { startFake, type Fake } from './http.ts';
import { picture } from './youTube.ts';

export interface FakeAlbum {
  id: string;
  name: string;
  album_type?: string;
  release_date: string;
  release_date_precision?: string;
  /** Without pictures: `images` is empty. */
  bare?: boolean;
}

export interface FakeSpotify extends Fake {
  albums: FakeAlbum[];
}

/** The music service's token and its two calls, answering as the real one does. */
export async function startSpotify(token: string, port = 0): Promise<FakeSpotify> {
  const fake: FakeSpotify = Object.assign(await startFake(answer, { openToPages: true, port }), {
    albums: [],
  });
  return fake;

  function answer({ path, headers }: { path: string; headers: Headers }): Response {
    const { pathname, searchParams } = new URL(path, fake.url);
    if (pathname.startsWith('/image/'))
      return new Response(picture, { headers: { 'content-type': 'image/png' } });
    if (pathname === '/api/token')
      return Response.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 });
    if (headers.get('authorization') !== `Bearer ${token}`) return refusal(401, 'Invalid access token');
    if (pathname === '/albums') return several(searchParams.get('ids') ?? '');
    const limit = Number(searchParams.get('limit') ?? 5);
    if (limit > 10) return refusal(400, 'Invalid limit');
    const offset = Number(searchParams.get('offset') ?? 0);
    const next = offset + limit;
    return Response.json({
      items: fake.albums.slice(offset, next).map(simple),
      next: next < fake.albums.length ? `${fake.url}${pathname}?offset=${next}&limit=${limit}` : null,
      total: fake.albums.length,
    });
  }

  function several(ids: string): Response {
    const albums = ids.split(',').map((id) => fake.albums.find((album) => album.id === id));
    const tracks = { items: [{ name: 'Eins', duration_ms: 1000 }], total: 1 };
    return Response.json({ albums: albums.map((album) => (album ? { ...simple(album), tracks } : null)) });
  }

  function simple({ bare, ...album }: FakeAlbum) {
    return {
      album_type: 'album',
      release_date_precision: 'day',
      ...album,
      external_urls: { spotify: `https://open.spotify.com/album/${album.id}` },
      images: bare ? [] : [{ url: `${fake.url}/image/${album.id}`, width: 640, height: 640 }],
    };
  }
}

const refusal = (status: number, message: string) =>
  Response.json({ error: { status, message } }, { status });
