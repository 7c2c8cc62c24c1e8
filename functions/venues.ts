import { venueKind } from './_lib/venues/selectStore.ts';
import type { Config } from './_lib/http/platform.ts';
import { recordEndpoint } from './_lib/records/endpoints.ts';

/** `GET` and `POST /api/venues`; `GET`, `PUT` and `DELETE /api/venues/{id}`; `POST /api/venues/{id}/restore`. */
export default recordEndpoint(venueKind);

export const config: Config = {
  path: ['/api/venues', '/api/venues/:id', '/api/venues/:id/restore'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
