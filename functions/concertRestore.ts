import { concertKind } from './_lib/concerts/selectStore.ts';
import type { Config } from './_lib/http/platform.ts';
import { restoreEndpoint } from './_lib/records/endpoints.ts';

/** `POST /api/concerts/{id}/restore`. */
export default restoreEndpoint(concertKind);

export const config: Config = {
  path: '/api/concerts/:id/restore',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
