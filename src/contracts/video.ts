import * as z from 'zod';
import { order, pictureName, textOf } from './text.ts';

/** A video of the channel (specification, section 3). The still is our own picture. */
export const videoRecord = z.strictObject({
  order,
  id: z.string().regex(/^[\w-]{11}$/, 'is no YouTube id: 11 letters, digits, - or _'),
  title: textOf(120, 'write the title'),
  /** Name of the still in `src/content/videos`, without its extension. */
  img: pictureName,
});

export type Video = z.infer<typeof videoRecord>;
