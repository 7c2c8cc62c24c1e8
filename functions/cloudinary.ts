import type { StoredPicture } from '../src/contracts/storedPicture.ts';
import { clear, list } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { gallery, galleryTag } from './_lib/gallery/selectStore.ts';
import { readForm } from './_lib/gallery/form.ts';
import { listPart } from './_lib/gallery/storedRecord.ts';
import { upload } from './_lib/gallery/upload.ts';
import type { Config } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';

const addresses = new WeakMap<readonly StoredPicture[], string[]>();

/** The parameters of the list; the CDN keeps an answer for each of their values. */
const keys = ['full', 'newerThan', 'limit'];

/**
 * `GET /api/cloudinary` lists the addresses of the gallery's pictures, newest first, with `?full` their records. `newerThan` (a rank)
 * and `limit` ask for a part of the list. `POST` adds pictures (the band only) and says which were refused.
 */
export default endpoint({
  GET: async (request) => {
    const query = new URL(request.url).searchParams;
    const { data: part } = listPart.safeParse(Object.fromEntries(query));
    if (!part) throw new ProblemError('invalid');
    const pictures = await gallery().list(part);
    return list(request, galleryTag, query.has('full') ? pictures : addressesOf(pictures), { keys });
  },
  POST: async (request) => {
    await requireSessionForChange(request);
    const sent = await readForm(request);
    const answer = await upload(request, sent, gallery());
    const late = await clear([galleryTag]);
    return Response.json(answer, { status: 201, headers: { 'cache-control': 'no-store', ...late } });
  },
});

/** The same array for the same pictures, so that what is sent is written once. */
function addressesOf(pictures: readonly StoredPicture[]): string[] {
  const urls = addresses.get(pictures) ?? pictures.map(({ url }) => url);
  addresses.set(pictures, urls);
  return urls;
}

export const config: Config = {
  path: '/api/cloudinary',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
