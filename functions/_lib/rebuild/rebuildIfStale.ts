import { mayBuildAlone } from '../../../src/records/built/builds.ts';
import { site } from '../../../src/config/site.ts';
import { dayMs } from '../../../src/config/time.ts';
import { collections } from '../../../src/records/kinds.ts';
import type { BuildRecord } from '../../../src/records/built/buildRecord.ts';
import { setting } from '../env.ts';
import { type Difference, differencesFrom } from './differences.ts';
import { buildsLeft, callHook, isAwaited, readBuild, readLastCall } from './hook.ts';

/** Pause before another build for differences that the last one did not resolve, in milliseconds: each build costs credits. */
const retryMs = 7 * dayMs;

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
  const build = await readBuild(setting('URL') ?? site.origin);
  for (const name of collections)
    if (build[name] === null) console.log(`The build reads no store of ${name}.`);
  const differences = await differencesFrom(build, now);
  const names = differences.map(({ name }) => name).join(', ');
  if (differences.length === 0) {
    console.log('No rebuild: the HTML is up to date.');
  } else if (isAwaited(await readLastCall(), build, now)) {
    console.log('No rebuild: one was just asked for.');
  } else if (await isUnresolved(differences, build, now)) {
    console.error(`No rebuild: the last one left this as it was: ${names}. The next try is a week after it.`);
  } else if (!mayBuildAlone(await buildsLeft(hook, now))) {
    console.error(`No rebuild: the last builds of 30 days are left to the band. This is new: ${names}.`);
  } else {
    await callHook(hook, differences, build, now);
    console.log(`A rebuild has been asked for, because this is new: ${names}.`);
  }
}

/**
 * Whether the hook was called for the same differences within a week, and the build after it still has them: a picture that cannot be
 * fetched must not cost a build every day. A build that failed costs nothing, and is requested again.
 */
async function isUnresolved(differences: Difference[], build: BuildRecord, now: Date): Promise<boolean> {
  const last = await readLastCall();
  if (!last || JSON.stringify(last.differences) !== JSON.stringify(differences)) return false;
  const calledAt = Date.parse(last.at);
  return Date.parse(build.builtAt) >= calledAt && now.getTime() - calledAt < retryMs;
}
