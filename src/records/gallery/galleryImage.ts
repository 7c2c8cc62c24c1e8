import * as z from 'zod/mini';
import { credit, pictureTexts, rank } from './storedPicture.ts';
import { order, pictureName } from '../text.ts';

/** A picture of the gallery in the repository: it is described in both languages, or decorative. */
export const galleryRecord = z
  .strictObject({
    order,
    /** Name of the picture in `gallery/` of the band's folder, without its extension. */
    img: pictureName,
    ...pictureTexts.shape,
    credit,
  })
  .check(
    z.refine((image) => (image.alt === undefined) !== (image.decorative === undefined), {
      path: ['alt'],
      error: ({ input }) =>
        (input as { alt?: unknown }).alt === undefined
          ? 'is missing: describe the picture in both languages, or set "decorative": true'
          : 'is given for a decorative picture: drop one of the two',
    }),
  );

/** A picture of the gallery from a store, where texts may be missing until the band adds them. */
export const storedGalleryRecord = z.strictObject({
  /** Its id in the store, or the name of the file that it stands for. */
  id: z.string().check(z.minLength(1)),
  rank,
  img: pictureName,
  ...pictureTexts.shape,
});

/** A picture as the build shows it. */
export type GalleryRecord = z.infer<typeof storedGalleryRecord>;
