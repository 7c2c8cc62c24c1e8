import { z } from 'zod';
import { localizedText } from './text.ts';

/** A picture of the gallery as the repository keeps it: it is described in both languages, or decorative. */
export const galleryRecord = z
  .strictObject({
    order: z.int().min(1),
    /** Name of the picture in `src/content/gallery`, without its extension. */
    img: z.string().min(1),
    alt: localizedText.optional(),
    decorative: z.literal(true).optional(),
    /** Who made it. */
    credit: z.string().trim().min(1, 'is empty: write who made the picture').max(120),
  })
  .refine((image) => (image.alt === undefined) !== (image.decorative === undefined), {
    path: ['alt'],
    error: 'is missing: describe the picture in both languages, or set "decorative": true',
  });

export type GalleryRecord = z.infer<typeof galleryRecord>;
