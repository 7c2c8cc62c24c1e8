import { encodePart } from '../../../config/encodePart.ts';
import { maxVideos } from '../../../config/behaviour.ts';
import type { RenderedPicture } from '../../../images/renderPicture.ts';
import type { ChannelVideo } from '../../../records/video.ts';

/** A video as the player shows it, with the addresses of its pictures. */
export interface VideoEntry {
  id: string;
  title: string;
  thumb: string;
  /** Stills for the windows of `stillImages`. */
  narrowStill: string;
  wideStill: string;
  /** Of the band's desk: it stays beside the channel's. */
  isOfDesk?: true;
}

export type Videos = readonly [VideoEntry, ...VideoEntry[]];

/** Rendering of a still by width of the window. */
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

/** The selected video, else the first one; and all others in their order (specification, section 4). */
export function selectVideo<Video extends { id: string }>(
  videos: readonly [Video, ...Video[]],
  selected: string | undefined,
): { active: Video; others: Video[] } {
  const active = videos.find(({ id }) => id === selected) ?? videos[0];
  return { active, others: videos.filter((video) => video !== active) };
}

/**
 * The band's own videos, then the channel's current ones in its order. Videos of the build keep their rendered stills; others show the
 * service's. The active video stays, even if the channel has removed it.
 */
export function currentVideos(built: Videos, records: readonly ChannelVideo[], active: string): Videos {
  const own = built.filter((video) => video.isOfDesk);
  const [first, ...rest] = [
    ...own,
    ...records
      .filter(({ id }) => own.every((video) => video.id !== id))
      .map(({ id, title, thumbnailUrl, smallUrl }) => {
        const stills = built.find((video) => video.id === id) ?? {
          thumb: smallUrl,
          narrowStill: thumbnailUrl,
          wideStill: thumbnailUrl,
        };
        return { ...stills, id, title };
      }),
  ].slice(0, maxVideos);
  if (!first) return built;
  const list = [first, ...rest] as const;
  const removed = list.some(({ id }) => id === active) ? undefined : built.find(({ id }) => id === active);
  return removed ? [removed, ...list.slice(0, maxVideos - 1)] : list;
}

/** Address of a video on YouTube. */
export const watchUrl = (id: string): string => `https://www.youtube.com/watch?v=${encodePart(id)}`;
