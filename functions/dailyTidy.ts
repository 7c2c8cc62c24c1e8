import { scheduled } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';
import { tidy } from './_lib/tidy.ts';

/** Deletes everything that has come to its end. */
export default scheduled(() => tidy());

/** Daily in UTC, early in the morning of Vienna. */
export const config: Config = { schedule: '40 3 * * *' };
