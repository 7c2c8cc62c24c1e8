import * as z from 'zod/mini';
import { type MusicService, sourceTimeoutMs } from '../../../config/services.ts';
import { serviceRelease } from '../../../records/release.ts';
import { channelVideo } from '../../../records/video.ts';
import { publish } from '../../../lib/recordStore.ts';
import { validRecords } from '../../../lib/validRecords.ts';
import { requestJsonWithin } from '../../../services/http/request.ts';
import { ServiceError } from '../../../services/http/serviceError.ts';
import { shaped } from '../../../services/http/shaped.ts';
import { readReleases } from '../../../services/spotify/spotify.ts';
import { readVideos } from '../../../services/youtube/youTube.ts';
import { serviceAccess } from './serviceAccess.ts';
import { cacheAnswers, cachedAnswers, type Answers } from './answerCache.ts';

/**
 * Requests the services' current records for every island, each service once in a session. A failure counts too, because a 429
 * without CORS headers looks like an unreachable service. After `signal` aborts nothing is shown or stored.
 */
export async function requestRecords(
  services: readonly MusicService[],
  signal: AbortSignal,
): Promise<Answers> {
  const cached = cachedAnswers();
  const received = await Promise.all(
    services.map(async (service) => cached[service] ?? (await requestService(service, signal))),
  );
  if (signal.aborted) return {};
  const answers = Object.fromEntries(services.map((service, index) => [service, received[index]])) as Answers;
  cacheAnswers({ ...cached, ...answers });
  if (answers.youTube?.records) publish('videos', answers.youTube.records);
  if (answers.spotify?.records) publish('releases', answers.spotify.records);
  return answers;
}

async function requestService(service: MusicService, signal: AbortSignal) {
  try {
    const records = await read[service](AbortSignal.any([signal, AbortSignal.timeout(sourceTimeoutMs)]));
    // An empty list is a fault of the service: no band removes everything.
    return { at: Date.now(), ...(records.length > 0 && { records }) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { at: Date.now() };
  }
}

const read = {
  youTube: async (signal: AbortSignal) => {
    const request = requestJsonWithin(signal);
    const { key } = shaped(z.object({ key: z.string() }), await request('/api/youtubeKey'));
    const { items } = await readVideos({ ...serviceAccess.youTube, key }, request);
    return validRecords('video', channelVideo, items);
  },
  spotify: async (signal: AbortSignal) => {
    const request = requestJsonWithin(signal);
    const answer = shaped(z.object({ access_token: z.string() }), await request('/api/spotifyAccessToken'));
    const access = { ...serviceAccess.spotify, token: answer.access_token };
    return validRecords('release', serviceRelease, (await readReleases(access, request)).items);
  },
};
