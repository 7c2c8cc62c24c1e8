import * as z from 'zod/mini';
import { imageService } from '../../../src/services/imageService.ts';
import type { Dispatch } from '../functions/functions.ts';
import { plainText } from './web.ts';

interface ImageSources {
  /** Serves paths of this site. */
  own: Dispatch;
  /** Addresses of other hosts whose pictures may be fetched. */
  remote: readonly RegExp[];
}

const wholeNumber = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));

/** The parameters of the host's image service that the site uses (`sizedPicture`), with the host's defaults. */
const parameters = z.strictObject({
  /** A path of this site, or an address of another host that `netlify.toml` allows. */
  url: z.string().check(z.minLength(1)),
  /** Pixels. */
  w: z.optional(wholeNumber(10_000)),
  q: z._default(wholeNumber(100), 75),
  fm: z.optional(z.literal('jpg')),
});
type ImageOptions = z.infer<typeof parameters>;

/** Input formats by sharp's names, without SVG, which could fetch other files. */
const inputFormats = ['jpeg', 'png', 'webp', 'heif', 'gif'];

/** Adds the host's image service before the other handlers. */
export function withImages(dispatch: Dispatch, sources: ImageSources): Dispatch {
  return async (request, ip, pathname) => {
    const { pathname: path, searchParams } = new URL(request.url);
    if (path !== imageService) return dispatch(request, ip, pathname);
    const { data: options } = parameters.safeParse(Object.fromEntries(searchParams));
    if (!options) return plainText(400, 'These parameters are not known.');
    const source = await fetchSource(request, ip, options.url, sources);
    return source.ok ? resize(source, options, request.headers.get('accept')) : source;
  };
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

/** The picture upright, at most as large as it is, as JPEG where that is asked for, else in the best format that the client accepts. */
async function resize(source: Response, { w: width, q: quality, fm }: ImageOptions, accept: string | null) {
  // Loaded here, because most sites store no pictures.
  const { default: sharp } = await import('sharp');
  const accepted = (['webp', 'avif'] as const).find((format) => accept?.includes(`image/${format}`));
  const format = fm ? 'jpeg' : (accepted ?? 'jpeg');
  try {
    const picture = sharp(await source.arrayBuffer());
    if (!inputFormats.includes((await picture.metadata()).format)) throw new Error('No known format.');
    const resized = picture.autoOrient().resize({ width, withoutEnlargement: true });
    const body = await resized.toFormat(format, { quality }).toBuffer();
    return new Response(new Uint8Array(body), {
      headers: {
        'cache-control': source.headers.get('cache-control') ?? 'public, max-age=0, must-revalidate',
        'content-type': `image/${format}`,
        vary: 'accept',
        'x-content-type-options': 'nosniff',
      },
    });
  } catch {
    return plainText(502, 'There is no readable picture at this address.');
  }
}
