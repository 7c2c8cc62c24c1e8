import { liveAnswersKey, type MusicService } from '../../../config/services.ts';
import type { ServiceRelease } from '../../../services/spotify/spotify.ts';
import type { ChannelVideo } from '../../../services/youtube/youTube.ts';

interface Records {
  youTube: ChannelVideo[];
  spotify: ServiceRelease[];
}

/** What a service said, and when (milliseconds since 1970); without records where it gave none. */
export type Answer<Service extends MusicService = MusicService> = {
  [S in Service]: { at: number; records?: Records[S] };
}[Service];

/** What every service said in this session, which is asked once. */
export type Answers = { [S in MusicService]?: Answer<S> };

/** What was kept in this session; nothing where the browser keeps its storage shut, or holds something else. */
export function cachedAnswers(): Answers {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(liveAnswersKey) ?? '{}');
    // Only `cacheAnswers` writes it.
    return typeof kept === 'object' && kept ? kept : {};
  } catch {
    return {};
  }
}

/** Keeps them until the tab is closed. */
export function cacheAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(liveAnswersKey, JSON.stringify(answers));
  } catch {
    // They hold for this page.
  }
}
