import { createHash } from 'node:crypto';
import { imageService } from '../../../src/services/imageService.ts';
import type { Dispatch } from '../functions/functions.ts';
import { chooseFormat, type ImageFormat, type ImageOptions, readImageOptions } from './imageOptions.ts';
import { plainText } from './web.ts';

interface ImageSources {
  /** Serves paths of this site. */
  own: Dispatch;
  /** Addresses of other hosts whose pictures may be fetched. */
  remote: readonly RegExp[];
}

/** Input formats by sharp's names, without SVG, which could fetch other files. */
const inputFormats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** Maximum number of cached results. */
const cacheSize = 200;
const cache = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Adds the host's image service before the other handlers. */
export function withImages(dispatch: Dispatch, sources: ImageSources): Dispatch {
  return async (request, ip, pathname) => {
    const { pathname: path, searchParams } = new URL(request.url);
    if (path !== imageService) return dispatch(request, ip, pathname);
    const options = readImageOptions(searchParams);
    if (!options) return plainText(400, 'These parameters are not known.');
    return resizePicture(request, options, () => fetchSource(request, ip, options.url, sources));
  };
}

async function resizePicture(request: Request, options: ImageOptions, fetchPicture: () => Promise<Response>) {
  const source = await fetchPicture();
  if (!source.ok) return source;
  const format = chooseFormat(options, request.headers.get('accept'));
  try {
    const { body, type } = await resize(Buffer.from(await source.arrayBuffer()), options, format);
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
    return plainText(502, 'There is no readable picture at this address.');
  }
}

/** Answers 400 for a host that is not allowed, 404 for a missing picture, 502 for a failing host. */
async function fetchSource(
  request: Request,
  ip: string,
  url: string,
  { own, remote }: ImageSources,
): Promise<Response> {
  if (/^\/(?!\/)/.test(url)) {
    const found = await own(new Request(new URL(url, request.url)), ip);
    return found?.status === 200 ? found : plainText(404, 'There is no picture at this address.');
  }
  if (!remote.some((pattern) => pattern.test(url)))
    return plainText(400, 'Pictures of this host are not allowed.');
  const found = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (found?.ok) return found;
  return found?.status === 404
    ? plainText(404, 'There is no picture at this address.')
    : plainText(502, 'The other host fails.');
}

async function resize(
  source: Buffer<ArrayBuffer>,
  options: ImageOptions,
  requested: ImageFormat | undefined,
) {
  // Loaded here, because most sites store no pictures.
  const { default: sharp } = await import('sharp');
  const { format } = await sharp(source).metadata();
  if (!inputFormats.includes(format)) throw new Error('This format is not supported.');
  const output = requested ?? (format === 'png' || format === 'webp' ? format : 'jpeg');

  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify({ ...options, output }))
    .digest('base64url');
  const { w, h, fit, position, q } = options;
  const body = cached(key, async () =>
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
        .toFormat(output, { quality: q })
        .toBuffer(),
    ),
  );
  return { body: await body, type: `image/${output}` };
}

function cached(key: string, create: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>> {
  const result = cache.get(key) ?? create();
  // The most recent entry is the last one; the oldest is deleted first.
  cache.delete(key);
  cache.set(key, result);
  const [oldest] = cache.keys();
  if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  return result;
}
