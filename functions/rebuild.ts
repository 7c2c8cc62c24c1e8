import { collections } from '../src/records/kinds.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';
import { setting } from './_lib/env.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';
import { differencesFrom } from './_lib/rebuild/differences.ts';
import { callHook, isLocal, readBuild } from './_lib/rebuild/hook.ts';

/**
 * `POST /api/rebuild` (the band only) asks for a new build: 202, or 409 while one is awaited or would change nothing, or
 * where no build reads the stores. It reads no body.
 */
export default endpoint({
  POST: async (request) => {
    await requireSessionForChange(request);
    const hook = setting('BUILD_HOOK_URL');
    if (!hook) throw new ProblemError('unconfigured');
    const now = new Date();
    const build = await readBuild(new URL(request.url).origin);
    const differences = await differencesFrom(build, now);
    const isUnread = collections.some((kind) => build[kind] === null);
    // The next build of this machine reads its stores; on the host it would lack the same.
    if (differences.length === 0 && !(isUnread && isLocal(hook)))
      throw new ProblemError(isUnread ? 'build-unread' : 'build-needless');
    await callHook(hook, differences, build, now);
    return new Response(null, { status: 202 });
  },
});

export const config: Config = {
  path: '/api/rebuild',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
