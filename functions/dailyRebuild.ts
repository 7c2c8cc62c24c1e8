import { scheduled } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { rebuildIfStale } from './_lib/rebuild/rebuildIfStale.ts';

/** Requests a new build when the HTML is out of date. */
export default scheduled(() => rebuildIfStale(new Date()));

/** Daily in UTC: 00:10 in Vienna in winter, 01:10 in summer. So a day that has ended in Vienna is past. */
export const config: Config = { schedule: '10 23 * * *' };
