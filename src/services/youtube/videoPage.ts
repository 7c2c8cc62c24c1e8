import * as z from 'zod/mini';
import { longestTitle, shortened } from '../../records/text.ts';
import { videoId } from '../../records/video.ts';
import type { RequestJson } from '../http/request.ts';
import { ServiceError } from '../http/serviceError.ts';
import { shaped } from '../http/shaped.ts';

const answered = z.object({ title: z.string().check(z.trim(), z.minLength(1)) });

/** No other text than an id stands in an address. */
function assertId(id: string): void {
  if (!videoId.safeParse(id).success) throw new ServiceError('has no video of this id');
}

/**
 * The title of a video, which YouTube tells without a key (oEmbed). `base` is `https://www.youtube.com`, or a fake's. Throws a `ServiceError`,
 * also for a video that is gone, private, or not to be shown elsewhere.
 */
export async function readTitle(base: string, id: string, requestJson: RequestJson): Promise<string> {
  assertId(id);
  const query = new URLSearchParams({ url: `https://www.youtube.com/watch?v=${id}`, format: 'json' });
  const { title } = shaped(answered, await requestJson(`${base}/oembed?${query.toString()}`));
  return shortened(title, longestTitle);
}

/** Sizes of a video's still, the largest first; not every video has that one. */
export const stillSizes = ['maxresdefault', 'hqdefault'] as const;

/** The address of a video's still. `base` is `https://i.ytimg.com`, or a fake's. */
export function stillOf(base: string, id: string, size: (typeof stillSizes)[number]): string {
  assertId(id);
  return `${base}/vi/${id}/${size}.jpg`;
}
