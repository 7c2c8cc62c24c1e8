import * as z from 'zod/mini';
import type { Fields } from '../fields.ts';
import { id, longestTitle, pictureName, versioned } from '../text.ts';
import { videoId, videoTitle } from '../video.ts';
import { photo, photoFields } from './placePicture.ts';

/** A video as the band writes it on the desk: its address at YouTube tells id, title and still. */
export const ownVideoRecord = z.strictObject({
  /** A new one stands before all others, so below 1, too. */
  order: z.int('is no place in a list: write a whole number'),
  /** Its id at YouTube. */
  video: videoId,
  /** YouTube's where the band writes none. */
  title: z.optional(videoTitle),
  /** Of the band's folder. */
  img: z.optional(pictureName),
  ...photo,
  ...versioned,
});
export type OwnVideoRecord = z.infer<typeof ownVideoRecord>;

export const ownVideo = z.extend(ownVideoRecord, { id });
export type OwnVideo = z.infer<typeof ownVideo>;

/** The ways in which YouTube writes the address of a video, with its id. */
const address =
  /^https:\/\/(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube\.com\/(?:watch\/?\?(?:[^#]*&)?v=|(?:shorts|live|embed)\/))([\w-]{11})(?![\w-])/i;

/** The id of a video in its address at YouTube; undefined for any other address. */
export const videoIdIn = (url: string): string | undefined => address.exec(url)?.[1];

/** The shortest address of a video. */
export const videoAddress = (id: string): string => `https://youtu.be/${id}`;

/** The form of a video. */
export const videoFields = {
  /** Its address at YouTube. */
  video: { control: 'url', hint: 'video-video-hint', error: 'youtube' },
  title: { optional: true, longest: longestTitle, hint: 'video-title-hint' },
  /** The place of a new one. */
  order: { control: 'hidden', holds: 'place', group: null },
  ...photoFields,
} as const satisfies Fields;
