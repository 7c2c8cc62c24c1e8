import type { Attention } from '../src/records/built/attention.ts';
import { collections } from '../src/records/kinds.ts';
import { requireSession } from './_lib/auth/session.ts';
import { isMailFailing } from './_lib/contact/mail.ts';
import { setting } from './_lib/env.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { openSteps } from './_lib/openSteps.ts';
import { deadLinks } from './_lib/links/ticketLinks.ts';
import { differencesFrom } from './_lib/rebuild/differences.ts';
import { buildsLeft, orderState, readBuild, readLastCall } from './_lib/rebuild/hook.ts';

/** `GET /api/attention` (the band only): what needs attention and the desk cannot know by itself. No cache keeps it. */
export default endpoint({
  GET: async (request) => {
    await requireSession(request);
    const now = new Date();
    const hook = setting('BUILD_HOOK_URL');
    const build = await readBuild(new URL(request.url).origin);
    const [differences, call, left, dead, fails, open] = await Promise.all([
      differencesFrom(build, now),
      readLastCall(),
      hook === undefined ? null : buildsLeft(hook, now),
      deadLinks(now),
      isMailFailing(),
      openSteps(),
    ]);
    return Response.json({
      builtAt: build.builtAt,
      differences: differences.map(({ name }) => name),
      unread: collections.filter((kind) => build[kind] === null),
      canRebuild: hook !== undefined,
      buildsLeft: left,
      order: orderState(call, build, now) ?? null,
      failedSources: build.failedSources,
      isMailFailing: fails,
      leftOut: build.leftOut,
      openSteps: open,
      deadLinks: dead,
    } satisfies Attention);
  },
});

export const config: Config = {
  path: '/api/attention',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
