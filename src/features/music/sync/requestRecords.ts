import type { MusicService } from '../../../config/services.ts';
import { sourceTimeoutMs } from '../../../config/sources.ts';
import { publish } from '../../../lib/recordStore.ts';
import { call } from '../../../lib/browser/http.ts';
import { requestJsonWithin } from '../../../services/http/request.ts';
import { readReleases } from '../../../services/spotify/spotify.ts';
import { readVideos } from '../../../services/youtube/youTube.ts';
import { serviceAccess } from './serviceAccess.ts';
import { cacheAnswers, cachedAnswers, type Answers } from './answerCache.ts';
import { showableReleases, showableVideos } from './showable.ts';

/**
 * Requests the services' current records for every island. Each service is asked once in a session, even after a failure: a 429
 * without CORS headers looks like an unreachable service. After `signal` aborts nothing is shown or stored.
 */
export async function requestRecords(
  services: readonly MusicService[],
  signal: AbortSignal,
): Promise<Answers> {
  const kept = cachedAnswers();
  const asked = await Promise.all(
    services.map(async (service) => kept[service] ?? (await ask(service, signal))),
  );
  if (signal.aborted) return {};
  const answers = Object.fromEntries(services.map((service, index) => [service, asked[index]])) as Answers;
  cacheAnswers({ ...kept, ...answers });
  if (answers.youTube?.records) publish('videos', answers.youTube.records);
  if (answers.spotify?.records) publish('releases', answers.spotify.records);
  return answers;
}

async function ask(service: MusicService, signal: AbortSignal) {
  try {
    const records = await read[service](AbortSignal.any([signal, AbortSignal.timeout(sourceTimeoutMs)]));
    // No band has taken everything back: nothing is a fault, not the truth.
    return { at: Date.now(), ...(records.length > 0 && { records }) };
  } catch {
    return { at: Date.now() };
  }
}

const read = {
  youTube: async (signal: AbortSignal) => {
    const key = await fieldOf('/api/youtubeKey', 'key', signal);
    return showableVideos(
      (await readVideos({ ...serviceAccess.youTube, key }, requestJsonWithin(signal))).items,
    );
  },
  spotify: async (signal: AbortSignal) => {
    const token = await fieldOf('/api/spotifyAccessToken', 'access_token', signal);
    return showableReleases(
      (await readReleases({ ...serviceAccess.spotify, token }, requestJsonWithin(signal))).items,
    );
  },
};

async function fieldOf(path: `/${string}`, field: string, signal: AbortSignal): Promise<string> {
  const answer = (await (await call(path, { signal })).json()) as Record<string, unknown>;
  const value = answer[field];
  if (typeof value !== 'string') throw new Error(`${path} answered without ${field}.`);
  return value;
}
