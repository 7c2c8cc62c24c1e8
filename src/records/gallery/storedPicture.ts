import * as z from 'zod/mini';
import { longestCredit, longestSide, mostPixels, pictureTypes } from '../../config/uploads.ts';
import { instant, localizedText, pictureName, textOf } from '../text.ts';

/** A picture's rank: digits of a fraction, compared as text. The greatest rank comes first; a new picture has the greatest. */
export const rank = z.string().check(z.regex(/^\d{1,1000}$/));

/** The id of a picture in its store; it holds nothing of the file's own name. */
export const pictureId = z.string().check(z.regex(/^[\w-]{1,400}$/));

const side = z.int().check(z.minimum(1), z.maximum(longestSide));

/** The photographer. */
export const credit = textOf(longestCredit, 'write who made the picture');

const notBoth = z.refine<{ alt?: unknown; decorative?: unknown }>(
  ({ alt, decorative }) => !(alt && decorative),
  { path: ['alt'], error: 'is given for a decorative picture: drop one of the two' },
);

/** The texts of a picture; all may be missing until the band adds them. */
export const pictureTexts = z
  .strictObject({
    alt: z.optional(localizedText),
    /** The picture needs no description. */
    decorative: z.optional(z.literal(true)),
    credit: z.optional(credit),
  })
  .check(notBoth);
export type PictureTexts = z.infer<typeof pictureTexts>;

/** The file of an uploaded picture. */
const file = {
  /** A path of our own host; `sizedPicture` makes the address of a smaller one. */
  url: z.string().check(z.regex(/^\/(?![/\\])/)),
  /** Pixels, as shown: a turned photograph counts as turned. */
  width: side,
  height: side,
  /** Size of the stored file. */
  bytes: z.int().check(z.minimum(1)),
  type: z.enum(pictureTypes),
  added: instant,
};

const fields = {
  id: pictureId,
  rank,
  /** Uploaded to be described later: only the desk shows it until then. */
  pending: z.optional(z.literal(true)),
  /** Uploaded for a place of the page: the gallery leaves it out. */
  ofPage: z.optional(z.literal(true)),
  /** The ETag of texts, place and removal, without its quotes; a deletion names it in `If-Match`. */
  version: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
};

const fitsPhone = z.refine<{ width?: number | undefined; height?: number | undefined }>(
  ({ width = 1, height = 1 }) => width * height <= mostPixels,
  { path: ['width'], error: 'is too many pixels for a phone' },
);

/** An uploaded picture. */
export const storedPicture = z.safeExtend(pictureTexts, { ...fields, ...file }).check(fitsPhone);
export type StoredPicture = z.infer<typeof storedPicture>;

/** A picture as `GET /api/cloudinary?full` lists it: an uploaded one, or one of the repository, whose files only the build knows. */
export const galleryPicture = z
  .safeExtend(pictureTexts, {
    ...fields,
    /** Name of the picture in `gallery/` of the band's folder, of one of the repository. */
    img: z.optional(pictureName),
    ...z.partial(z.object(file)).shape,
  })
  .check(
    fitsPhone,
    z.refine(
      (picture) =>
        (Object.keys(file) as (keyof typeof file)[]).every(
          (name) => (picture[name] === undefined) === (picture.img !== undefined),
        ),
      { path: ['url'], error: 'is missing or incomplete, or given for a picture of the repository' },
    ),
  );
export type GalleryPicture = z.infer<typeof galleryPicture>;

/** Narrows a listed picture to an uploaded one. */
export const isUploaded = (picture: GalleryPicture): picture is GalleryPicture & StoredPicture =>
  picture.url !== undefined;

type Ranked = Pick<GalleryPicture, 'id' | 'rank'>;

/** The order in which pictures are shown: the greatest rank first; the id decides between equal ranks. */
export const byRank = (one: Ranked, other: Ranked): number =>
  one.rank === other.rank ? compare(one.id, other.id) : compare(other.rank, one.rank);

const compare = (one: string, other: string) => (one < other ? -1 : 1);

/** A picture that was not stored: its file's name, and the problem's type and sentence. */
export interface FailedPicture {
  name: string;
  type: string;
  title: string;
}

/** The answer to an upload (specification, section 6): the new pictures, newest first, and the rejected files. */
export interface UploadResponse {
  urls: string[];
  pictures: StoredPicture[];
  failed?: FailedPicture[];
}

/** The values that a change of a picture sets. A description takes the place of a decoration, and the other way round. */
export const pictureChange = z
  .strictObject({
    alt: z.exactOptional(z.nullable(localizedText)),
    decorative: z.exactOptional(z.nullable(z.literal(true))),
    credit: z.exactOptional(z.nullable(credit)),
    /** Id of the picture behind which it moves; null for the first place. Not stored: the last move wins. */
    after: z.exactOptional(z.nullable(pictureId)),
    deleted: z.exactOptional(z.boolean()),
  })
  .check(notBoth);
export type PictureChange = z.infer<typeof pictureChange>;
