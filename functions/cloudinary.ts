import { clear, list } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { pageOf } from './_lib/http/pages.ts';
import { gallery } from './_lib/stores.ts';
import { galleryTag } from './_lib/tags.ts';
import { readForm } from './_lib/gallery/form.ts';
import { galleryDigest } from '../src/records/built/buildRecord.ts';
import { listPart } from '../src/stores/gallery/storedRecord.ts';
import { upload } from './_lib/gallery/upload.ts';
import type { Config } from '@netlify/functions';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';

/** Parameters of the list; the CDN caches an answer for each of their values. */
const keys = ['full', 'limit', 'desk', 'deleted'];

/**
 * `GET /api/cloudinary` lists the addresses of the uploaded pictures, newest first, or with `?full` the records of all pictures; at most
 * `limit`. Its ETag is the build's digest of the same pictures (`useGallery.ts`). With `?desk` the band gets the records past the CDN, those
 * that are still to be described among them, with `?deleted` those that can be restored. `POST` adds pictures (the band only) and names the rejected ones.
 */
export default endpoint({
  GET: async (request) => {
    const query = new URL(request.url).searchParams;
    const ofBand = { deleted: gallery().listDeleted, desk: gallery().listPresent };
    const asked = (['deleted', 'desk'] as const).find((key) => query.has(key));
    if (asked) {
      await requireSession(request);
      return Response.json(pageOf(request, await ofBand[asked]()));
    }
    const { data: part } = listPart.safeParse(Object.fromEntries(query));
    if (!part) throw new ProblemError('invalid');
    const pictures = await gallery().list(part.limit);
    const answer = query.has('full') ? pictures : pictures.flatMap(({ url }) => url ?? []);
    return list(request, galleryTag, answer, { keys, state: galleryDigest(pictures) });
  },
  POST: async (request) => {
    await requireSessionForChange(request);
    const sent = await readForm(request);
    const answer = await upload(request, sent, gallery());
    const late = await clear([galleryTag]);
    return Response.json(answer, { status: 201, headers: late });
  },
});

export const config: Config = {
  path: '/api/cloudinary',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
