import type { Config } from '@netlify/functions';
import { recordEndpoint } from './_lib/records/endpoints.ts';
import { concertKind } from './_lib/records/kinds.ts';

/** `GET` and `POST /api/concerts`; `GET`, `PUT`, `PATCH` and `DELETE /api/concerts/{id}`; `POST /api/concerts/{id}/restore`; `GET /api/concerts/{id}/history`. */
export default recordEndpoint(concertKind);

export const config: Config = {
  path: ['/api/concerts', '/api/concerts/:id', '/api/concerts/:id/restore', '/api/concerts/:id/history'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
