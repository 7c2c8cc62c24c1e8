import { scheduled } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { tidy } from './_lib/tidy.ts';

/** Deletes everything that has come to its end. */
export default scheduled(() => tidy(), 4);

/** Hourly, which is daily by `scheduled`: early in the morning of the band. */
export const config: Config = { schedule: '10 * * * *' };
