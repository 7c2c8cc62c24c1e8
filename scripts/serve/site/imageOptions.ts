import { z } from 'zod';

/** The formats that the image service writes; `jpg` is its word for JPEG. */
const formats = { avif: 'avif', webp: 'webp', jpg: 'jpeg', png: 'png' } as const;
export type ImageFormat = (typeof formats)[keyof typeof formats];

const side = z.coerce.number().int().min(1).max(10_000).optional();

/** The parameters of the host's image service, with its own defaults. */
const parameters = z.object({
  /** A path of our own, or an address elsewhere that `netlify.toml` allows. */
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

/** What is asked of the image service; nothing when it cannot be understood. */
export function readImageOptions(query: URLSearchParams): ImageOptions | undefined {
  return parameters.safeParse(Object.fromEntries(query)).data;
}

/** The format to answer in: the one that is asked for, else the best that the caller takes, else the picture's own. */
export function chooseFormat({ fm }: ImageOptions, accepted: string | null): ImageFormat | undefined {
  if (fm) return formats[fm];
  return (['webp', 'avif'] as const).find((format) => accepted?.includes(`image/${format}`));
}
