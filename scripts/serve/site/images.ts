import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { imageService } from '../../../src/config/imageService.ts';
import type { Dispatch } from '../functions/functions.ts';
import { chooseFormat, type ImageFormat, type ImageOptions, readImageOptions } from './imageOptions.ts';

interface ImageSources {
  /** Answers for our own paths. */
  own: Dispatch;
  /** The addresses elsewhere whose pictures may be fetched. */
  remote: readonly RegExp[];
}

/** What may be made smaller here, by sharp's names: no SVG, which could fetch other files. */
const readable = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** So many results are remembered. */
const most = 200;
const remembered = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The host's image service on this machine, before everything else that answers. */
export function withImages(dispatch: Dispatch, sources: ImageSources): Dispatch {
  return async (request, ip, pathname) => {
    const { pathname: path, searchParams } = new URL(request.url);
    if (path !== imageService) return dispatch(request, ip, pathname);
    const options = readImageOptions(searchParams);
    if (!options) return plain(400, 'These parameters are not known.');
    return answer(request, options, () => fetchSource(request, ip, options.url, sources));
  };
}

/** The patterns of `remote_images` in a `netlify.toml`, which stand there in one line. */
export function readRemoteImages(configPath: string): RegExp[] {
  const config = existsSync(configPath) ? readFileSync(configPath, 'utf8') : '';
  const [, patterns = '[]'] = /^ *remote_images *= *(\[.*\]) *$/m.exec(config) ?? [];
  return (JSON.parse(patterns) as string[]).map((pattern) => new RegExp(pattern));
}

async function answer(request: Request, options: ImageOptions, fetchOne: () => Promise<Response>) {
  const source = await fetchOne();
  if (!source.ok) return source;
  const format = chooseFormat(options, request.headers.get('accept'));
  try {
    const { body, type } = await resized(Buffer.from(await source.arrayBuffer()), options, format);
    const caching = source.headers.get('cache-control') ?? 'public, max-age=0, must-revalidate';
    return new Response(body, {
      headers: {
        'cache-control': caching,
        'content-type': type,
        vary: 'accept',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch {
    return plain(502, 'What lies at this address is no picture.');
  }
}

/** 400 where nothing may be fetched from, 404 where there is nothing, 502 where the other host fails. */
async function fetchSource(
  request: Request,
  ip: string,
  url: string,
  { own, remote }: ImageSources,
): Promise<Response> {
  if (/^\/(?!\/)/.test(url)) {
    const found = await own(new Request(new URL(url, request.url)), ip);
    return found?.status === 200 ? found : plain(404, 'There is no picture at this address.');
  }
  if (!remote.some((pattern) => pattern.test(url)))
    return plain(400, 'Pictures of this host are not allowed.');
  const found = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (found?.ok) return found;
  return found?.status === 404
    ? plain(404, 'There is no picture at this address.')
    : plain(502, 'The other host fails.');
}

async function resized(source: Buffer<ArrayBuffer>, options: ImageOptions, wanted: ImageFormat | undefined) {
  // Loaded here, because a site that stores no pictures needs none of it.
  const { default: sharp } = await import('sharp');
  const { format } = await sharp(source).metadata();
  if (!readable.includes(format)) throw new Error('This format is not read.');
  const written = wanted ?? (format === 'png' || format === 'webp' ? format : 'jpeg');

  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify({ ...options, written }))
    .digest('base64url');
  const { w, h, fit, position, q } = options;
  const body = remember(key, async () =>
    Buffer.from(
      await sharp(source)
        .autoOrient()
        .resize({
          width: w,
          height: h,
          fit: fit === 'contain' ? 'inside' : fit,
          position,
          withoutEnlargement: true,
        })
        .toFormat(written, { quality: q })
        .toBuffer(),
    ),
  );
  return { body: await body, type: `image/${written}` };
}

function remember(key: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
  const made = remembered.get(key) ?? make();
  // What was asked for last stands last; the first is forgotten first.
  remembered.delete(key);
  remembered.set(key, made);
  const [oldest] = remembered.keys();
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
  return made;
}

function plain(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
