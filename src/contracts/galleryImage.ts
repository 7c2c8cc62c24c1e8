import * as z from 'zod';
import { rank } from './storedPicture.ts';
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

/** A picture of the gallery that comes from a store, where texts may be missing until the band has found the words. */
export const storedGalleryRecord = z.strictObject({
  order,
  /** The store's name for it. */
  id: z.string().min(1),
  /** The page asks the store only for pictures of a greater rank than the greatest that the build knew. */
  rank,
  img: pictureName,
  alt: localizedText.optional(),
  decorative: z.literal(true).optional(),
  credit: textOf(120, 'write who made the picture').optional(),
});

export type GalleryRecord = z.infer<typeof galleryRecord> | z.infer<typeof storedGalleryRecord>;
