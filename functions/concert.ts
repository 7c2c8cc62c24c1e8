import { concertKind } from './_lib/concerts/selectStore.ts';
import type { Config } from './_lib/http/platform.ts';
import { recordEndpoint } from './_lib/records/endpoints.ts';

/** `GET`, `PUT` and `DELETE /api/concerts/{id}`. */
export default recordEndpoint(concertKind);

export const config: Config = {
  path: '/api/concerts/:id',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
