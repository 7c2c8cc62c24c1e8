import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { id } from '../src/records/text.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';
import type { Handlers } from './_lib/http/endpoint.ts';
import { requireRevision } from './_lib/http/revision.ts';
import { idOf, recordEndpoint, saved } from './_lib/records/recordEndpoint.ts';
import { readSentRecord, textsIn } from './_lib/records/sentRecord.ts';
import { versionedCalls } from './_lib/records/versionedCalls.ts';
import { stores } from './_lib/stores.ts';

const labels = await textsIn((locale) => [
  import(`../i18n/${locale}/venue.json`, { with: { type: 'json' } }),
]);
const { kind, own } = versionedCalls('venue', ({ venues }) => venues, labels);

const target = z.strictObject({ into: id });

/** `POST …/merge` with `{ "into": "…" }` moves the concerts of a venue to another one and deletes it; it answers with the other one. */
const merge: Handlers = {
  POST: async (request, context) => {
    await requireSessionForChange(request);
    const [from, revision] = [idOf(context), requireRevision(request)];
    const { into } = await readSentRecord(request, target, kind);
    return saved(kind, await stores().venues.merge(from, revision, into));
  },
};

export default recordEndpoint(kind, { ...own, below: { ...own.below, merge } });

export const config: Config = {
  path: ['/api/venues', '/api/venues/:id', '/api/venues/:id/:call'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
