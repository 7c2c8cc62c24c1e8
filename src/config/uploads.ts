/** Names and limits of an upload, shared by browser and functions (specification, section 9; DESIGN, Security). */

import { inEveryLocale } from './locales.ts';

/** Maximum size of a compressed picture, in bytes (specification, section 9). */
export const largestPicture = 500 * 1024;

/** Maximum number of pictures in one request. */
export const mostFiles = 10;

/** Maximum size of a request, in bytes. The host allows 6 MB and counts binary as base64. */
export const largestRequest = 4.4 * 1000 * 1000;

/** Formats that can be chosen on the desk, which sends JPEG, and formats of stored pictures, by their media type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Minimum length of a picture's short side, in pixels: a smaller one is too small for a phone. */
export const shortestSide = 320;

/** A photograph of the page with a shorter side, in pixels, is coarse on a large window. */
export const fineSide = 600;

/** Maximum length of its long side, as a multiple of the short one: every place crops a longer one to a strip. */
export const longestShape = 4;

/** Maximum size of a file that is chosen for the page, in bytes: a phone makes no larger photograph, and would run out of memory. */
export const largestChosen = 60 * 1024 * 1024;

/** Maximum length of its long side, in pixels. */
export const longestSide = 10_000;

/** Maximum number of pixels that a phone can show. */
export const mostPixels = 50_000_000;

/** Maximum lengths of an alternative text and of a photographer's name, in characters. */
export const longestAlt = 300;
export const longestCredit = 120;

/** The page's name for every file. The API accepts files under any name (specification, section 7). */
export const fileField = 'file';

/**
 * The text fields of the n-th file, counted from 0; `decorative`, `pending` (to be described later) and `ofPage` (for a place of the page
 * alone) are `true` or left out. A repeated upload with the same `key` stores nothing: the picture stays as the first one made it.
 */
export const textFields = (index: number) => ({
  key: `idempotency-key-${index}`,
  ...inEveryLocale((locale) => `alt-${locale}-${index}`),
  decorative: `decorative-${index}`,
  pending: `pending-${index}`,
  ofPage: `of-page-${index}`,
  credit: `credit-${index}`,
});
