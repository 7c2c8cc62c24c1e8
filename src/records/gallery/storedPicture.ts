import * as z from 'zod/mini';
import { longestCredit, longestSide, mostPixels, pictureTypes } from '../../config/uploads.ts';
import { instant, localizedText, textOf } from '../text.ts';

/** A picture's rank: digits of a fraction, compared as text. The greatest rank comes first; a new picture has the greatest. */
export const rank = z.string().check(z.regex(/^\d{1,1000}$/));

/** The id of a picture in its store; it holds nothing of the file's own name. */
export const pictureId = z.string().check(z.regex(/^[\w-]{1,400}$/));

const side = z.int().check(z.minimum(1), z.maximum(longestSide));

/** The photographer. */
export const credit = textOf(longestCredit, 'write who made the picture');

/** The texts of a picture; all may be missing until the band adds them. */
export const pictureTexts = z
  .strictObject({
    alt: z.optional(localizedText),
    /** The picture needs no description. */
    decorative: z.optional(z.literal(true)),
    credit: z.optional(credit),
  })
  .check(
    z.refine(({ alt, decorative }) => !(alt && decorative), {
      path: ['alt'],
      error: 'is given for a decorative picture: drop one of the two',
    }),
  );
export type PictureTexts = z.infer<typeof pictureTexts>;

/** A picture of a store, as `GET /api/cloudinary?full` lists it. */
export const storedPicture = z
  .safeExtend(pictureTexts, {
    id: pictureId,
    /** A path of our own host; `sizedPicture` makes the address of a smaller one. */
    url: z.string().check(z.regex(/^\/(?![/\\])/)),
    /** Pixels, as shown: a turned photograph counts as turned. */
    width: side,
    height: side,
    /** Size of the stored file. */
    bytes: z.int().check(z.minimum(1)),
    type: z.enum(pictureTypes),
    added: instant,
    /** The ETag of texts, place and removal, without its quotes; a change names it in `If-Match`. */
    version: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
  })
  .check(
    z.refine(({ width, height }) => width * height <= mostPixels, {
      path: ['width'],
      error: 'is too many pixels for a phone',
    }),
  );
export type StoredPicture = z.infer<typeof storedPicture>;

/** A picture that was not stored: its file's name, and the problem's type and sentence. */
const failedPicture = z.object({ name: z.string(), type: z.string(), title: z.string() });
export type FailedPicture = z.infer<typeof failedPicture>;

/** The answer to an upload (specification, section 6): the new pictures, newest first, and the rejected files. */
export const uploadResponse = z.object({
  urls: z.array(z.string()),
  pictures: z.array(storedPicture),
  failed: z.optional(z.array(failedPicture)),
});
export type UploadResponse = z.infer<typeof uploadResponse>;

/** The body of `PATCH /api/cloudinary/{id}`, which needs the picture's `version` in `If-Match`: `null` removes a text, `place` counts from 1, `deleted: false` restores. */
export const pictureUpdate = z.partial(
  z.strictObject({
    alt: z.nullable(localizedText),
    decorative: z.boolean(),
    credit: z.nullable(credit),
    place: z.int().check(z.minimum(1)),
    deleted: z.literal(false),
  }),
);
export type PictureUpdate = z.infer<typeof pictureUpdate>;
