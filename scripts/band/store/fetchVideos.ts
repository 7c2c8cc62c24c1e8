import { pictureHosts, serviceBases, sourceTimeoutMs } from '../../../src/config/services.ts';
import { requestJsonWithin } from '../../../src/services/http/request.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { readTitle, stillsOf } from '../../../src/services/youtube/videoPage.ts';
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
export async function fetchVideos(videos: readonly Written[], options: Options): Promise<KeptVideos> {
  const { setting, fetchPictures, warn, former } = options;
  const pageBase = setting('YOUTUBE_PAGE_BASE') || serviceBases.youTubePage;
  const pictureBase = setting('YOUTUBE_PICTURE_BASE') || pictureHosts.youTube;
  const requestJson = requestJsonWithin(AbortSignal.timeout(sourceTimeoutMs));
  const found: KeptVideos = {};
  for (const { video, title, picture, img } of videos) {
    const kept = title === undefined ? former[video]?.title : undefined;
    const asked =
      title === undefined && kept === undefined
        ? await readTitle(pageBase, video, requestJson).catch((error: unknown) => {
            if (!(error instanceof ServiceError)) throw error;
            warn(`The title of the video ${video} is missing, because YouTube ${error.message}.`);
            return undefined;
          })
        : kept;
    const still = (picture ?? img) === undefined ? await stillOf(video) : undefined;
    found[video] = { ...(asked !== undefined && { title: asked }), ...(still !== undefined && { still }) };
  }
  return found;

  async function stillOf(video: string): Promise<string | undefined> {
    let reason = '';
    for (const url of stillsOf(pictureBase, video)) {
      const [fetched] = await fetchPictures([pictureAt(url)]);
      if (fetched?.img !== undefined) return `${fetched.img}.png`;
      reason = fetched?.reason ?? '';
    }
    warn(`The still of the video ${video} is replaced by ours, because it ${reason}.`);
    return undefined;
  }
}
