import { z } from 'zod';
import { localizedText, order, pictureName, textOf } from './text.ts';

/** A picture of the gallery as the repository keeps it: it is described in both languages, or decorative. */
export const galleryRecord = z
  .strictObject({
    order,
    /** Name of the picture in `src/content/gallery`, without its extension. */
    img: pictureName,
    alt: localizedText.optional(),
    decorative: z.literal(true).optional(),
    /** Who made it. */
    credit: textOf(120, 'write who made the picture'),
  })
  .refine((image) => (image.alt === undefined) !== (image.decorative === undefined), {
    path: ['alt'],
    error: ({ input }) =>
      (input as { alt?: unknown }).alt === undefined
        ? 'is missing: describe the picture in both languages, or set "decorative": true'
        : 'is given for a decorative picture: drop one of the two',
  });

export type GalleryRecord = z.infer<typeof galleryRecord>;
