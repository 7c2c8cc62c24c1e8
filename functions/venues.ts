import type { Config } from '@netlify/functions';
import { recordEndpoint } from './_lib/records/recordEndpoint.ts';
import { textsIn } from './_lib/records/sentRecord.ts';
import { versionedCalls } from './_lib/records/versionedCalls.ts';

const labels = await textsIn((locale) => [
  import(`../generated/i18n/${locale}/venue.json`, { with: { type: 'json' } }),
]);
const { kind, own } = versionedCalls('venue', ({ venues }) => venues, labels);

export default recordEndpoint(kind, own);

export const config: Config = {
  path: ['/api/venues', '/api/venues/:id', '/api/venues/:id/:call'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
