/** What browser and functions agree on about sending pictures (specification, section 9; DESIGN, Security). */

/** Specification, section 9: no picture is larger than this many bytes once it is compressed. */
export const largestPicture = 500 * 1024;

/** At most so many pictures in one request … */
export const mostFiles = 10;

/** … and so many bytes, all parts together: the host takes 6 MB with binary counted as base64, and this leaves room. */
export const largestRequest = 4.4 * 1000 * 1000;

/** The formats that are kept, by their media type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** No side of a picture is shorter or longer than this, in pixels … */
export const shortestSide = 16;
export const longestSide = 10_000;

/** … and no picture has more pixels than this: what a phone can still show. */
export const mostPixels = 50_000_000;

/** Characters of an alternative text, and of the words that say who made the picture. */
export const longestAlt = 300;
export const longestCredit = 120;

/** The fields of the multipart form: every file is called `file` … */
export const fileField = 'file';

/** … and these are the texts of the n-th file, counted from 0; `decorative` is `true` or left out. */
export const textFields = (index: number) => ({
  de: `alt-de-${index}`,
  en: `alt-en-${index}`,
  decorative: `decorative-${index}`,
  credit: `credit-${index}`,
});
