import * as z from 'zod/mini';
import { site } from '../../../src/config/site.ts';
import { dayMs } from '../../../src/config/time.ts';
import { type BuildRecord, buildRecord, buildRecordPath } from '../../../src/records/built/buildRecord.ts';
import { shaped } from '../../../src/services/http/shaped.ts';
import { setting } from '../env.ts';
import { readRecord } from '../../../src/stores/record.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { callService } from '../../../src/services/http/callService.ts';
import { postTo } from '../http/upstream.ts';
import { type Difference, differencesFrom } from './differences.ts';

/** Pause before another build for differences that the last one did not resolve, in milliseconds: each build costs credits. */
const retryMs = 7 * dayMs;

/** The last call of the hook: its instant, and the differences for which it was made. */
const lastCall = z.object({
  at: z.iso.datetime(),
  differences: z.array(z.object({ name: z.string(), present: z.string() })),
});
const lastCallKey = 'last-call';

/**
 * Calls the build hook where a new build would write different HTML, and logs why or why not. Throws when the record of the last build, a
 * store or the hook fails; nothing is stored then, and the next run starts again.
 */
export async function rebuildIfStale(now: Date): Promise<void> {
  const hook = setting('BUILD_HOOK_URL');
  if (!hook) {
    console.log('No rebuild: BUILD_HOOK_URL is not set.');
    return;
  }
  const url = setting('URL') ?? site.origin;
  const build = await callService('build.json', async (requestJson) =>
    shaped(buildRecord, await requestJson(`${url}${buildRecordPath}`)),
  );
  const differences = await differencesFrom(build, now);
  const names = differences.map(({ name }) => name).join(', ');
  if (differences.length === 0) {
    console.log('No rebuild: the HTML is up to date.');
  } else if (await isUnresolved(differences, build, now)) {
    console.error(`No rebuild: the last one left this as it was: ${names}. The next try is a week after it.`);
  } else {
    // The log never holds the hook's address: anybody who knows it can spend the band's credits.
    await postTo('The build hook', hook);
    console.log(`A rebuild has been asked for, because this is new: ${names}.`);
    const call: z.infer<typeof lastCall> = { at: now.toISOString(), differences };
    await new BlobStore('rebuilds').setJSON(lastCallKey, call);
  }
}

/**
 * Whether the hook was called for the same differences within a week, and the build after it still has them: a picture that cannot be
 * fetched must not cost a build every day. A build that failed costs nothing, and is requested again.
 */
async function isUnresolved(differences: Difference[], build: BuildRecord, now: Date): Promise<boolean> {
  const { data: last } = lastCall.safeParse(await readRecord(new BlobStore('rebuilds'), lastCallKey));
  if (!last || JSON.stringify(last.differences) !== JSON.stringify(differences)) return false;
  const calledAt = Date.parse(last.at);
  return Date.parse(build.builtAt) >= calledAt && now.getTime() - calledAt < retryMs;
}
