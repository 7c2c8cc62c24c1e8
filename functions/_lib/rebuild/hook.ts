import * as z from 'zod/mini';
import { buildsOfPlan, buildsPeriodMs, localHookPath } from '../../../src/records/built/builds.ts';
import { hourMs, minuteMs } from '../../../src/config/time.ts';
import { type Attention, differenceNames } from '../../../src/records/built/attention.ts';
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

/** The instants of the last calls, in the same record: its condition lets no simultaneous call go uncounted. */
const hookCalls = z.object({ calls: z.array(z.unknown()) });

/** A build begins about so long after its call, has failed after so long without it, and is news for so long; in milliseconds. */
const [beginsAfterMs, buildTimeoutMs, newsMs] = [20_000, 20 * minuteMs, hourMs];

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

/** The instants of the calls that count. Anything else in the record is left out. */
function recentCalls(stored: unknown, now: Date): unknown[] {
  const { data } = hookCalls.safeParse(stored);
  return (data?.calls ?? []).filter(
    (at) => Math.abs(now.getTime() - Date.parse(String(at))) < buildsPeriodMs,
  );
}

/** Whether a hook is one of this machine (`scripts/serve`). */
export const isLocal = (hook: string): boolean =>
  URL.parse(hook)?.pathname.startsWith(localHookPath) ?? false;

/** The builds that the host's plan still holds; `null` for a hook of this machine, which has no limit. */
export async function buildsLeft(hook: string, now: Date): Promise<number | null> {
  if (isLocal(hook)) return null;
  return Math.max(0, buildsOfPlan - recentCalls(await readRecord(store(), key), now).length);
}

/**
 * Where the build of a call stands. The host does not tell when it begins: usually a few seconds later. A build that begins later than the
 * call has its data. `undefined` without a call of late.
 */
export function orderState(
  call: HookCall | undefined,
  { builtAt }: BuildRecord,
  now: Date,
): Attention['order'] | undefined {
  if (!call) return undefined;
  const age = now.getTime() - Date.parse(call.at);
  if (Date.parse(builtAt) >= Date.parse(call.at)) return age < newsMs ? 'online' : undefined;
  if (age < beginsAfterMs) return 'ordered';
  return age < buildTimeoutMs ? 'building' : 'failed';
}

export const isAwaited = (...order: Parameters<typeof orderState>): boolean =>
  ['ordered', 'building'].includes(orderState(...order) ?? '');

/** Calls the hook, unless a build is awaited already: a 409, also for the slower one of two. Nothing is stored where the hook fails. */
export async function callHook(
  hook: string,
  differences: Difference[],
  build: BuildRecord,
  now: Date,
): Promise<void> {
  const { stored, condition } = await readWithCondition(store(), key);
  if (isAwaited(hookCall.safeParse(stored).data, build, now)) throw new ProblemError('build-awaited');
  const at = now.toISOString();
  const call: HookCall & z.infer<typeof hookCalls> = {
    ...{ at, differences },
    calls: [...recentCalls(stored, now), at],
  };
  const { modified } = await store()
    .setJSON(key, call, condition)
    .catch(async (error: unknown) => {
      // A store that did not answer in time may have written it: without its build nobody could ask again for 20 minutes.
      if ((await store().text(key)) !== JSON.stringify(call)) throw error;
      return { modified: true };
    });
  if (!modified) throw new ProblemError('build-awaited');
  try {
    // The log never holds the hook's address: anybody who knows it can spend the band's credits.
    await postTo('The build hook', hook);
  } catch (error) {
    await (stored === undefined ? store().delete(key) : store().setJSON(key, stored));
    throw error;
  }
}
