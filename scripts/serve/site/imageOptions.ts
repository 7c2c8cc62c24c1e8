import { z } from 'zod';

/** Output formats of the image service, which calls JPEG `jpg`. */
const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg', png: 'png' } as const;
export type ImageFormat = (typeof formats)[keyof typeof formats];

const side = z.coerce.number().int().min(1).max(10_000).optional();

/** The parameters of the host's image service, with its own defaults. */
const parameters = z.object({
  /** A path of this site, or an address of another host that `netlify.toml` allows. */
  url: z.string().min(1),
  /** Pixels. */
  w: side,
  h: side,
  fit: z.enum(['contain', 'cover', 'fill']).default('contain'),
  position: z.enum(['center', 'top', 'bottom', 'left', 'right']).default('center'),
  q: z.coerce.number().int().min(1).max(100).default(75),
  fm: z.enum(['avif', 'webp', 'jpg', 'png']).optional(),
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
