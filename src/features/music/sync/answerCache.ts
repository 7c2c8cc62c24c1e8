import * as z from 'zod/mini';
import { liveAnswersKey } from '../../../config/storage.ts';
import { fromStorage } from '../../../lib/browser/storage.ts';
import { serviceRelease } from '../../../records/release.ts';
import { channelVideo } from '../../../records/video.ts';

/** A service's answer and its time (milliseconds since 1970); without records after a failure. */
const answerOf = <Contract extends z.ZodMiniType>(record: Contract) =>
  z.optional(z.object({ at: z.number(), records: z.optional(z.array(record)) }));

/** The answers of this session. */
const storedAnswers = z.object({ youTube: answerOf(channelVideo), spotify: answerOf(serviceRelease) });
export type Answers = z.infer<typeof storedAnswers>;

/** The answers stored in this session; none if the storage is blocked or invalid. */
export const cachedAnswers = (): Answers =>
  fromStorage(() => storedAnswers.parse(JSON.parse(sessionStorage.getItem(liveAnswersKey) ?? '{}'))) ?? {};

/** Stores the answers until the tab is closed. */
export const cacheAnswers = (answers: Answers): void =>
  fromStorage(() => sessionStorage.setItem(liveAnswersKey, JSON.stringify(answers)));
