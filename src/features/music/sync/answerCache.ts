import * as z from 'zod/mini';
import { liveAnswersKey } from '../../../config/storage.ts';
import { serviceRelease } from '../../../records/release.ts';
import { channelVideo } from '../../../records/video.ts';

/** A service's answer and its time (milliseconds since 1970); without records after a failure. */
const answerOf = <Contract extends z.ZodMiniType>(record: Contract) =>
  z.optional(z.object({ at: z.number(), records: z.optional(z.array(record)) }));

/** The answers of this session. */
const storedAnswers = z.object({ youTube: answerOf(channelVideo), spotify: answerOf(serviceRelease) });
export type Answers = z.infer<typeof storedAnswers>;

/** The answers stored in this session; none if the storage is blocked or invalid. */
export function cachedAnswers(): Answers {
  try {
    return storedAnswers.parse(JSON.parse(sessionStorage.getItem(liveAnswersKey) ?? '{}'));
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
