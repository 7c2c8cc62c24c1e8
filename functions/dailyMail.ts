import { sendUnsent } from './_lib/contact/unsent.ts';
import { scheduled } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';

/** Tries unsent mails again. Beside `dailyTidy`, because both together start slowly. */
export default scheduled(() => sendUnsent(), 4);

/** Hourly, which is daily by `scheduled`: early in the morning of the band. */
export const config: Config = { schedule: '20 * * * *' };
