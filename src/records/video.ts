import * as z from 'zod/mini';
import { longestTitle, order, pictureName, textOf, webUrl } from './text.ts';

/** The id of a video at YouTube. */
export const videoId = z
  .string()
  .check(z.regex(/^[\w-]{11}$/, 'is no YouTube id: 11 letters, digits, - or _'));
export const videoTitle = textOf(longestTitle, 'write the title');

/** A video of the site; `img` is the name of its still in `videos/` of the band's folder, without the extension. */
export const videoRecord = z.strictObject({ order, id: videoId, title: videoTitle, img: pictureName });
export type Video = z.infer<typeof videoRecord>;

/** A video of a channel (specification, section 3); `smallUrl` is the same still in the size of a list. */
export const channelVideo = z.strictObject({
  id: videoId,
  title: videoTitle,
  thumbnailUrl: webUrl,
  smallUrl: webUrl,
});
export type ChannelVideo = z.infer<typeof channelVideo>;
