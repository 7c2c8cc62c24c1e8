import { concertKind } from './_lib/concerts/selectStore.ts';
import type { Config } from './_lib/http/platform.ts';
import { listEndpoint } from './_lib/records/endpoints.ts';

/** `GET` and `POST /api/concerts`. */
export default listEndpoint(concertKind);

export const config: Config = {
  path: '/api/concerts',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
