import { liveAnswersKey, type MusicService } from '../../../config/services.ts';
import type { ServiceRelease } from '../../../contracts/release.ts';
import type { ChannelVideo } from '../../../contracts/video.ts';

interface Records {
  youTube: ChannelVideo[];
  spotify: ServiceRelease[];
}

/** A service's answer and its time (milliseconds since 1970); without records after a failure. */
type Answer<Service extends MusicService = MusicService> = {
  [S in Service]: { at: number; records?: Records[S] };
}[Service];

/** The answers of this session. */
export type Answers = { [S in MusicService]?: Answer<S> };

/** The answers stored in this session; none if the storage is blocked or invalid. */
export function cachedAnswers(): Answers {
  try {
    const cached: unknown = JSON.parse(sessionStorage.getItem(liveAnswersKey) ?? '{}');
    // Only `cacheAnswers` writes it.
    return typeof cached === 'object' && cached ? cached : {};
  } catch {
    return {};
  }
}

/** Stores the answers until the tab is closed. */
export function cacheAnswers(answers: Answers): void {
  try {
    sessionStorage.setItem(liveAnswersKey, JSON.stringify(answers));
  } catch {
    // The storage is blocked, so the answers last for this page.
  }
}
