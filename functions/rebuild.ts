import { callBuildHook } from './_lib/buildHook.ts';
import { endpoint } from './_lib/endpoint.ts';
import type { Config } from './_lib/platform.ts';

/** Freshens the HTML by building the site anew. Called by the host's clock and, having no path, by nobody else. */
export default endpoint({
  POST: async () => {
    await callBuildHook();
    return new Response(null, { status: 204 });
  },
});

/** Each deploy costs credits, so a daily one would not be free (README). */
export const config: Config = { schedule: '@weekly' };
