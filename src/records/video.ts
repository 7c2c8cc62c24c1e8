import * as z from 'zod/mini';
import { photo, photoFields } from './band/placePicture.ts';
import type { Fields, ValuesOf } from './fields.ts';
import {
  id as recordId,
  instant,
  longestTitle,
  order,
  pictureName,
  textOf,
  versioned,
  webUrl,
} from './text.ts';

/** The id of a video at YouTube. */
export const videoId = z
  .string()
  .check(z.regex(/^[\w-]{11}$/, 'is no YouTube id: 11 letters, digits, - or _'));
const title = textOf(longestTitle, 'write the title');

/** A video of the site; `img` is the name of its still in `videos/` of the band's folder, without the extension. */
export const videoRecord = z.strictObject({ order, id: videoId, title, img: pictureName });
export type Video = z.infer<typeof videoRecord>;

/** A video as the band writes it on the desk: its address at YouTube tells id, title and still. */
export const ownVideoRecord = z.strictObject({
  order,
  /** Its id at YouTube. */
  video: videoId,
  /** YouTube's where the band writes none. */
  title: z.optional(title),
  /** Of the band's folder. */
  img: z.optional(pictureName),
  ...photo,
  ...versioned,
});
export type OwnVideoRecord = z.infer<typeof ownVideoRecord>;

export const ownVideo = z.extend(ownVideoRecord, { id: recordId });
export type OwnVideo = z.infer<typeof ownVideo>;
export const deletedVideo = z.extend(ownVideo, { deleted: instant });

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
  video: { control: 'url', hint: 'video-video-hint' },
  title: { optional: true, longest: longestTitle, hint: 'video-title-hint' },
  /** The place of a new one. */
  order: { control: 'hidden', at: null, group: null },
  ...photoFields,
} as const satisfies Fields;
export type VideoValues = ValuesOf<typeof videoFields>;

/** A video of a channel (specification, section 3); `smallUrl` is the same still in the size of a list. */
export const channelVideo = z.strictObject({ id: videoId, title, thumbnailUrl: webUrl, smallUrl: webUrl });
export type ChannelVideo = z.infer<typeof channelVideo>;
