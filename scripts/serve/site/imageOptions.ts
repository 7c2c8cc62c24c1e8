import * as z from 'zod/mini';

/** Output formats of the image service, which calls JPEG `jpg`. */
const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg', png: 'png' } as const;
export type ImageFormat = (typeof formats)[keyof typeof formats];

const wholeNumber = (most: number) => z.coerce.number().check(z.int(), z.minimum(1), z.maximum(most));
const side = z.optional(wholeNumber(10_000));

/** The parameters of the host's image service, with its own defaults. */
const parameters = z.object({
  /** A path of this site, or an address of another host that `netlify.toml` allows. */
  url: z.string().check(z.minLength(1)),
  /** Pixels. */
  w: side,
  h: side,
  fit: z._default(z.enum(['contain', 'cover', 'fill']), 'contain'),
  position: z._default(z.enum(['center', 'top', 'bottom', 'left', 'right']), 'center'),
  q: z._default(wholeNumber(100), 75),
  fm: z.optional(z.enum(['avif', 'webp', 'jpg', 'png'])),
});
export type ImageOptions = z.infer<typeof parameters>;

/** Reads the parameters of a request; `undefined` when they are invalid. */
export function readImageOptions(query: URLSearchParams): ImageOptions | undefined {
  return parameters.safeParse(Object.fromEntries(query)).data;
}

/** Selects the format: the requested one, else the best accepted one; `undefined` for the picture's own. */
export function chooseFormat({ fm }: ImageOptions, accepted: string | null): ImageFormat | undefined {
  if (fm) return formats[fm];
  return (['webp', 'avif'] as const).find((format) => accepted?.includes(`image/${format}`));
}
