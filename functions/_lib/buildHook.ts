import { setting } from './env.ts';
import { ask } from './upstream.ts';

/**
 * Asks the host for a new build, where a hook is configured; without one the log says so, and that is all. Refuses like `ask`, whose
 * log never holds the hook's address: whoever knows it can spend the band's credits.
 */
export async function callBuildHook(): Promise<void> {
  const url = setting('BUILD_HOOK_URL');
  if (!url) {
    console.log('No rebuild: BUILD_HOOK_URL is not set.');
    return;
  }
  const response = await ask({ service: 'The build hook', url, method: 'POST' });
  await response.body?.cancel();
  console.log('A rebuild has been asked for.');
}
