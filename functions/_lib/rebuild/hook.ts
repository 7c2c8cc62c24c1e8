import * as z from 'zod/mini';
import { buildTimeoutMs, differenceNames } from '../../../src/records/built/attention.ts';
import { type BuildRecord, buildRecord, buildRecordPath } from '../../../src/records/built/buildRecord.ts';
import { callService } from '../../../src/services/http/callService.ts';
import { shaped } from '../../../src/services/http/shaped.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { readRecord, readWithCondition } from '../../../src/stores/record.ts';
import { ProblemError } from '../http/problemError.ts';
import { postTo } from '../http/upstream.ts';
import type { Difference } from './differences.ts';

/** The last call of the hook: its instant, and the differences for which it was made. */
const hookCall = z.object({
  at: z.iso.datetime(),
  differences: z.array(z.object({ name: z.enum(differenceNames), present: z.string() })),
});
type HookCall = z.infer<typeof hookCall>;

const key = 'last-call';
const store = () => new BlobStore('rebuilds');

/** The record of the build that a site serves; throws a `ServiceError`. */
export const readBuild = (origin: string): Promise<BuildRecord> =>
  callService('build.json', async (requestJson) =>
    shaped(buildRecord, await requestJson(`${origin}${buildRecordPath}`)),
  );

/** `undefined` before the first call. */
export const readLastCall = async (): Promise<HookCall | undefined> =>
  hookCall.safeParse(await readRecord(store(), key)).data;

/** Whether the build of a call is still to come. After 20 minutes without it, the build has failed. */
export const isAwaited = (
  call: Pick<HookCall, 'at'> | undefined,
  { builtAt }: BuildRecord,
  now: Date,
): boolean => {
  const at = Date.parse(call?.at ?? '');
  return at > Date.parse(builtAt) && now.getTime() - at < buildTimeoutMs;
};

/** Calls the hook, unless a build is awaited already: a 409, also for the slower one of two. Nothing is stored where the hook fails. */
export async function callHook(
  hook: string,
  differences: Difference[],
  build: BuildRecord,
  now: Date,
): Promise<void> {
  const { stored, condition } = await readWithCondition(store(), key);
  if (isAwaited(hookCall.safeParse(stored).data, build, now)) throw new ProblemError('build-awaited');
  const call: HookCall = { at: now.toISOString(), differences };
  if (!(await store().setJSON(key, call, condition)).modified) throw new ProblemError('build-awaited');
  try {
    // The log never holds the hook's address: anybody who knows it can spend the band's credits.
    await postTo('The build hook', hook);
  } catch (error) {
    await (stored === undefined ? store().delete(key) : store().setJSON(key, stored));
    throw error;
  }
}
