import { serviceBases } from '../../config/services.ts';
import type { OwnVideoRecord } from '../../records/band/ownVideo.ts';
import { byOrder } from '../../records/text.ts';
import { callService } from '../../services/http/callService.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import { readTitle } from '../../services/youtube/videoPage.ts';
import type { Documents } from '../documents.ts';
import type { Setting } from '../setting.ts';
import { versionedRecords, type VersionedRecords } from '../versionedRecords.ts';

/** Time limit of one question for a title, in milliseconds: the band waits for its answer. */
const titleTimeoutMs = 3000;

/** The videos of the band. One without a title gets YouTube's; where that cannot be read it has none, and the build asks again. */
export function videoStore(
  documents: Documents,
  { former, setting }: { former: Documents; setting: Setting },
): VersionedRecords<OwnVideoRecord> {
  const base = setting('YOUTUBE_PAGE_BASE') ?? serviceBases.youTubePage;
  const titleOf = (video: string) =>
    callService('YouTube', (requestJson) => readTitle(base, video, requestJson), titleTimeoutMs).catch(
      (error: unknown) => {
        if (!(error instanceof ServiceError)) throw error;
        console.warn(`YouTube told no title of ${JSON.stringify(video)}: it ${error.message}.`);
        return undefined;
      },
    );
  return versionedRecords<OwnVideoRecord>(documents, {
    name: 'video',
    former,
    inOrder: byOrder,
    complete: async (video, before) => {
      const { title: own, ...untitled } = video;
      const isOther = before !== undefined && before.video !== video.video;
      const isKept = isOther && own !== undefined && own === before.title;
      const isOfFormer = isKept && own === (await titleOf(before.video));
      if (own !== undefined && !isOfFormer) return video;
      const title = await titleOf(video.video);
      return title === undefined ? untitled : { ...untitled, title };
    },
  });
}
