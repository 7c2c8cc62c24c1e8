import { maxVideos } from '../../../config/behaviour.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import type { ChannelVideo } from '../../../services/youtube/youTube.ts';

/** A video as the player shows it; every picture is the address of our own print. */
export interface VideoEntry {
  id: string;
  title: string;
  thumb: string;
  /** For the windows of `stillImages`, in their order. */
  narrowStill: string;
  wideStill: string;
}

export type Videos = readonly [VideoEntry, ...VideoEntry[]];

/** How a still is printed, by window. */
export const stillImages = {
  narrow: { media: '(width < 48em)', recipe: 'still-phone', width: 585, height: 329 },
  wide: { recipe: 'still', width: 900, height: 506 },
} as const;

export const thumbImage = { recipe: 'thumb', width: 160, height: 90 } as const;

export function stillOf({ narrowStill, wideStill }: VideoEntry): RenderedPicture {
  const { media, width, height } = stillImages.narrow;
  const { wide } = stillImages;
  return {
    sources: [{ srcSet: narrowStill, media, width, height }],
    src: wideStill,
    width: wide.width,
    height: wide.height,
  };
}

export function thumbOf({ thumb }: VideoEntry): RenderedPicture {
  return { src: thumb, width: thumbImage.width, height: thumbImage.height };
}

/** The active video, the first one as long as none is chosen, and all others in their order (specification, section 4). */
export function choose<Video extends { id: string }>(
  videos: readonly [Video, ...Video[]],
  chosen: string | undefined,
): { active: Video; others: Video[] } {
  const active = videos.find(({ id }) => id === chosen) ?? videos[0];
  return { active, others: videos.filter((video) => video !== active) };
}

/**
 * The channel's current videos, in its order. Videos of the build keep our own stills; others show the service's. The active
 * video stays, even if the channel has removed it.
 */
export function follow(known: Videos, fresh: readonly ChannelVideo[], active: string): Videos {
  const [first, ...rest] = fresh.map(({ id, title, thumbnailUrl, smallUrl }) => {
    const stills = known.find((video) => video.id === id) ?? {
      thumb: smallUrl,
      narrowStill: thumbnailUrl,
      wideStill: thumbnailUrl,
    };
    return { ...stills, id, title };
  });
  if (!first) return known;
  const list = [first, ...rest] as const;
  const gone = list.some(({ id }) => id === active) ? undefined : known.find(({ id }) => id === active);
  return gone ? [gone, ...list.slice(0, maxVideos - 1)] : list;
}

/** Where a video can be watched without this site's player. */
export const watchUrl = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
