import { z } from 'zod';

/** A video of the channel (specification, section 3). The still is our own picture. */
export const videoRecord = z.strictObject({
  order: z.int().min(1),
  id: z.string().regex(/^[\w-]{11}$/, 'is no YouTube id: 11 letters, digits, - or _'),
  title: z.string().trim().min(1, 'is empty: write the title').max(120),
  /** Name of the still in `src/content/videos`, without its extension. */
  img: z.string().min(1),
});

export type Video = z.infer<typeof videoRecord>;
