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
    return [kinds[name].path, recordEndpoint(kind, own)];
  }),
);

/** The calls of every kind that visitors see after a build alone. The band alone makes them, and nothing of them is cached. */
const bandRecords: Handler = (request, context) => {
  const [, api = '', path = ''] = new URL(request.url).pathname.split('/');
  return endpoints.get(`/${api}/${path}`)?.(request, context) ?? problem(request, 'not-found');
};
export default bandRecords;

export const config: Config = {
  path: [
    '/api/facts',
    '/api/facts/:id',
    '/api/facts/:id/:call',
    '/api/texts',
    '/api/texts/:id',
    '/api/texts/:id/:call',
    '/api/people',
    '/api/people/:id',
    '/api/people/:id/:call',
    '/api/places',
    '/api/places/:id',
    '/api/places/:id/:call',
    '/api/releases',
    '/api/releases/:id',
    '/api/releases/:id/:call',
    '/api/videos',
    '/api/videos/:id',
    '/api/videos/:id/:call',
  ],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
