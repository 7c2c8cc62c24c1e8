import { helpChapters, type HelpPicture } from '../src/config/help.ts';

/** All pictures of the handbook in one language. */
export const helpPictures: readonly HelpPicture[] = Object.values(helpChapters).flat();

/** The pictures of the README, in `docs/pictures`. */
export const readmePictures = ['phone', 'concert', 'desk'] as const;
export type ReadmePicture = (typeof readmePictures)[number];

/** The most pictures of the handbook in one language. */
export const mostHelpPictures = 14;

/** The size of a picture of the handbook and of one of the README, in bytes. */
export const largestHelpPicture = 25 * 1024;
export const largestReadmePicture = 60 * 1024;

/** The width of the window that a picture shows in CSS pixels; its file has twice as many. */
export const helpPictureWidth = 390;
