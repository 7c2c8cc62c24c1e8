import { endpoint } from './_lib/http/endpoint.ts';
import type { Config } from '@netlify/functions';

/** `GET /api/health`: whether functions are running. */
export default endpoint({
  GET: () => Response.json({ status: 'ok' }),
});

export const config: Config = { path: '/api/health' };
