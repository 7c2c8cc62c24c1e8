import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import rebuild from '../../../functions/rebuild.ts';
import { startFake } from '../../fakes/http.ts';

/** One night: the status of the scheduled function, and how often it called the build hook. */
export interface NightlyRebuild {
  status: number;
  calls: number;
}

/** Runs the scheduled function at an instant, against a built site in the folder `dist` and the stores as they are. */
export async function rebuildAt(now: Date, dist: string): Promise<NightlyRebuild> {
  const host = await startFake(() => new Response());
  const site = await startFake(async ({ path }) => new Response(await readFile(join(dist, path))));
  vi.stubEnv('BUILD_HOOK_URL', host.url);
  vi.stubEnv('URL', site.url);
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    const context = { ip: '192.0.2.1', params: {}, waitUntil: () => undefined };
    const { status } = await rebuild(new Request('https://match.test/', { method: 'POST' }), context);
    return { status, calls: host.requests.length };
  } finally {
    vi.useRealTimers();
    await Promise.all([host.stop(), site.stop()]);
  }
}
