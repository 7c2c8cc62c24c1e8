import pLimit from 'p-limit';
import { pictureHosts, picturesAtOnce, serviceBases, sourceTimeoutMs } from '../../../src/config/services.ts';
import { requestJsonWithin } from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readTitle, stillOf, stillSizes } from '../../../src/services/youtube/videoPage.ts';
import { pictureAt, type FetchPictures } from '../../../src/stores/collections/fetchedPictures.ts';
import type { KeptVideos } from './keptRecords.ts';

interface Options {
  setting: (name: string) => string;
  fetchPictures: FetchPictures;
  warn: (sentence: string) => void;
  /** The videos of the build before. */
  former: KeptVideos;
}

/** A video as the band has written it. */
interface Written {
  video: string;
  title?: string | undefined;
  picture?: string | undefined;
  img?: string | undefined;
}

/**
 * Asks YouTube for the stills of videos without a picture, and for the titles of those without one. A failure leaves out what it concerns: the
 * video is shown without.
 */
export async function fetchVideos(
  videos: readonly Written[],
  { setting, fetchPictures, warn, former }: Options,
): Promise<KeptVideos> {
  const pages = setting('YOUTUBE_PAGE_BASE') || serviceBases.youTubePage;
  const pictures = setting('YOUTUBE_PICTURE_BASE') || pictureHosts.youTube;
  const requestJson = requestJsonWithin(AbortSignal.timeout(sourceTimeoutMs));
  const titleOf = async (video: string) =>
    former[video]?.title ??
    readTitle(pages, video, requestJson).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      warn(`The title of the video ${video} is missing, because YouTube ${error.message}.`);
      return undefined;
    });
  const stillFor = async (video: string) => {
    let reason: string | undefined;
    for (const size of stillSizes) {
      const [found] = await fetchPictures([pictureAt(stillOf(pictures, video, size))]);
      if (found?.img !== undefined) return `${found.img}.png`;
      ({ reason } = found ?? {});
    }
    warn(`The still of the video ${video} is replaced by ours, because it ${reason ?? 'is gone'}.`);
    return undefined;
  };
  const found = await pLimit(picturesAtOnce).map(videos, async ({ video, title, picture, img }) => {
    const [own, still] = await Promise.all([
      title === undefined ? titleOf(video) : undefined,
      (picture ?? img) === undefined ? stillFor(video) : undefined,
    ]);
    return [
      video,
      { ...(own !== undefined && { title: own }), ...(still !== undefined && { still }) },
    ] as const;
  });
  return Object.fromEntries(found);
}
