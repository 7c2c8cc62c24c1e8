import * as z from 'zod';
import { longestCredit, longestSide, pictureTypes } from '../config/uploads.ts';
import { instant, localizedText, textOf } from './text.ts';

/** A picture's place: digits of a fraction, compared as text. The greatest rank comes first, and a new picture has the greatest. */
export const rank = z.string().regex(/^\d{1,1000}$/);

/** The store's name for a picture; nothing of the file's own name is in it. */
export const pictureId = z.string().regex(/^[\w-]{1,400}$/);

const side = z.int().min(1).max(longestSide);

/** What is said about a picture; all of it may be missing until the band has found the words. */
export const pictureTexts = z
  .strictObject({
    alt: localizedText.optional(),
    /** The picture shows nothing that needs to be told. */
    decorative: z.literal(true).optional(),
    /** Who made it. */
    credit: textOf(longestCredit, 'write who made the picture').optional(),
  })
  .refine(({ alt, decorative }) => !(alt && decorative), {
    path: ['alt'],
    error: 'is given for a decorative picture: drop one of the two',
  });
export type PictureTexts = z.infer<typeof pictureTexts>;

/** A picture that the band has uploaded, as `GET /api/cloudinary?full` lists it. */
export const storedPicture = pictureTexts.safeExtend({
  id: pictureId,
  /** A path of our own host; `sizedPicture` asks for it in a width. */
  url: z.string().regex(/^\/(?![/\\])/),
  /** Pixels, as it is shown: a turned photograph counts as turned. */
  width: side,
  height: side,
  /** Of the stored file. */
  bytes: z.int().min(1),
  type: z.enum(pictureTypes),
  added: instant,
});
export type StoredPicture = z.infer<typeof storedPicture>;

/** A picture that was not kept: its file's name, and the problem's type and sentence. */
export interface FailedPicture {
  name: string;
  type: string;
  title: string;
}

/** The answer to an upload (specification, section 6): the new addresses, newest first, and what was refused. */
export interface UploadResponse {
  urls: string[];
  pictures: StoredPicture[];
  failed?: FailedPicture[];
}

/** What `PATCH /api/cloudinary/{id}` takes: `null` removes a text, `place` counts from 1, `deleted: false` restores. */
export const pictureChange = z
  .strictObject({
    alt: localizedText.nullable(),
    decorative: z.boolean(),
    credit: textOf(longestCredit, 'write who made the picture').nullable(),
    place: z.int().min(1),
    deleted: z.literal(false),
  })
  .partial();
export type PictureChange = z.infer<typeof pictureChange>;
