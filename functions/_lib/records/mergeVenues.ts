import * as z from 'zod/mini';
import { id } from '../../../src/records/text.ts';
import { requireSessionForChange } from '../auth/session.ts';
import { endpoint } from '../http/endpoint.ts';
import { etagOf } from '../http/etag.ts';
import { requireRevision } from '../http/revision.ts';
import { changed, idOf } from './endpoints.ts';
import { readSentRecord } from './sentRecord.ts';
import { stores } from '../stores.ts';
import { venueKind } from './kinds.ts';

const target = z.strictObject({ into: id });

/**
 * `POST /api/venues/{id}/merge` with `{ "into": "…" }` moves the concerts of a venue to another one and deletes it (the band only). It
 * needs the venue's ETag in `If-Match`, and answers with the other venue.
 */
export default endpoint({
  POST: async (request) => {
    await requireSessionForChange(request);
    const [from, revision] = [idOf(request, venueKind), requireRevision(request)];
    const { into } = await readSentRecord(request, target);
    const venue = await stores().venues.merge(from, revision, into);
    return Response.json(venue, { headers: await changed(venueKind, { etag: etagOf(venue) }) });
  },
});
