import type { Config } from '@netlify/functions';
import { recordEndpoint } from './_lib/records/recordEndpoint.ts';
import { textsIn } from './_lib/records/sentRecord.ts';
import { versionedCalls } from './_lib/records/versionedCalls.ts';

const labels = await textsIn((locale) => [
  import(`../generated/i18n/${locale}/concert.json`, { with: { type: 'json' } }),
  import(`../generated/i18n/${locale}/venue.json`, { with: { type: 'json' } }),
]);
const { kind, own } = versionedCalls('concert', ({ concerts }) => concerts, labels);

export default recordEndpoint(kind, own);

export const config: Config = {
  path: ['/api/concerts', '/api/concerts/:id', '/api/concerts/:id/:call'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
