import { scheduled } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { rebuildIfStale } from './_lib/rebuild/rebuildIfStale.ts';

/** Requests a new build when the HTML is out of date. */
export default scheduled(() => rebuildIfStale(new Date()), 0);

/** Hourly, which is daily by `scheduled`: just after midnight of the band, so that its day is past. */
export const config: Config = { schedule: '10 * * * *' };
