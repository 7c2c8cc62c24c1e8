import type { Config } from '@netlify/functions';
import { builtKinds, kinds } from '../src/records/kinds.ts';
import type { Handler } from './_lib/http/platform.ts';
import { problem } from './_lib/http/problem.ts';
import { recordEndpoint } from './_lib/records/recordEndpoint.ts';
import { textsIn } from './_lib/records/sentRecord.ts';
import { versionedCalls } from './_lib/records/versionedCalls.ts';

const labels = await textsIn((locale) => [
  import(`../generated/i18n/${locale}/own.json`, { with: { type: 'json' } }),
  import(`../generated/i18n/${locale}/picture.json`, { with: { type: 'json' } }),
]);

const endpoints: ReadonlyMap<string, Handler> = new Map(
  builtKinds.map((name) => {
    const { kind, own } = versionedCalls(name, ({ of }) => of(name), labels);
    return [kinds[name].store, recordEndpoint(kind, own)];
  }),
);

/** The calls of every kind that visitors see after a build alone. The band alone makes them, and nothing of them is cached. */
const bandRecords: Handler = (request, context) =>
  endpoints.get(context.params.store ?? '')?.(request, context) ?? problem(request, 'not-found');
export default bandRecords;

export const config: Config = {
  path: ['/api/band/:store', '/api/band/:store/:id', '/api/band/:store/:id/:call'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
