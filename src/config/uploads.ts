/** What browser and functions agree on about sending pictures (specification, section 9; DESIGN, Security). */

/** Specification, section 9: no picture is larger than this many bytes once it is compressed. */
export const largestPicture = 500 * 1024;

/** At most so many pictures in one request … */
export const mostFiles = 10;

/** … and so many bytes, all parts together: the host takes 6 MB with binary counted as base64, and this leaves room. */
export const largestRequest = 4.4 * 1000 * 1000;

/** The page sends at most so many pictures in one request: a failed request fails few of them. */
export const picturesPerRequest = 3;

/** An upload without any progress for this long, in milliseconds, is given up; the host gives a function up after the same minute. */
export const uploadTimeoutMs = 60_000;

/** The formats that are kept, by their media type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The short side of a picture has at least this many pixels: a smaller one cannot be shown on a phone … */
export const shortestSide = 320;

/** … and its long side has at most this many. */
export const longestSide = 10_000;

/** No picture has more pixels than this: what a phone can still show. */
export const mostPixels = 50_000_000;

/** Characters of an alternative text, and of the words that say who made the picture. */
export const longestAlt = 300;
export const longestCredit = 120;

/** The page sends every file under this name. The API takes files under any name (specification, section 7). */
export const fileField = 'file';

/**
 * The texts of the n-th file, counted from 0; `decorative` is `true` or left out. A repeated upload with the same `key` replaces the
 * first one, so that nothing is stored twice.
 */
export const textFields = (index: number) => ({
  key: `idempotency-key-${index}`,
  de: `alt-de-${index}`,
  en: `alt-en-${index}`,
  decorative: `decorative-${index}`,
  credit: `credit-${index}`,
});

/** The page's own field for the photographer of all pictures; one with a name in its own field differs. It is not sent. */
export const batchCredit = 'credit';
