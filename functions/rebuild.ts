import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from './_lib/http/platform.ts';
import { rebuildIfStale } from './_lib/rebuild/rebuildIfStale.ts';

/** Builds the site anew once its HTML is out of date. Called by the host's clock and, having no path, by nobody else. */
export default endpoint({
  POST: async () => {
    await rebuildIfStale(new Date());
    return new Response(null, { status: 204 });
  },
});

/** Daily in UTC: ten past midnight in Vienna in winter, ten past one in summer. So the day that has ended there is past. */
export const config: Config = { schedule: '10 23 * * *' };
