import merge from './_lib/records/mergeVenues.ts';
import type { Config } from '@netlify/functions';
import type { Handler } from './_lib/http/platform.ts';
import { recordEndpoint } from './_lib/records/endpoints.ts';
import { venueKind } from './_lib/records/kinds.ts';

const records = recordEndpoint(venueKind);

/** `GET` and `POST /api/venues`; `GET`, `PUT`, `PATCH` and `DELETE /api/venues/{id}`; `POST /api/venues/{id}/restore` and `…/merge`; `GET /api/venues/{id}/history`. */
const venues: Handler = (request, context) =>
  (/\/[^/]+\/merge\/?$/.test(new URL(request.url).pathname.slice(venueKind.path.length)) ? merge : records)(
    request,
    context,
  );
export default venues;

export const config: Config = {
  path: [
    '/api/venues',
    '/api/venues/:id',
    '/api/venues/:id/restore',
    '/api/venues/:id/merge',
    '/api/venues/:id/history',
  ],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
