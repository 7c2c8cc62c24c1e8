import type { StoredPicture } from '../src/contracts/storedPicture.ts';
import { clear, list } from './_lib/cdn.ts';
import { endpoint } from './_lib/endpoint.ts';
import { gallery, galleryTag } from './_lib/gallery/chosen.ts';
import { readForm } from './_lib/gallery/form.ts';
import { upload } from './_lib/gallery/upload.ts';
import type { Config } from './_lib/platform.ts';
import { requireSessionForChange } from './_lib/session.ts';

const addresses = new WeakMap<readonly StoredPicture[], string[]>();

/**
 * `GET /api/cloudinary` lists the addresses of the gallery's pictures, newest first, with `?full` their records; `POST` adds pictures
 * (the band only) and says which were refused.
 */
export default endpoint({
  GET: async (request) => {
    const pictures = await gallery().list();
    const isFull = new URL(request.url).searchParams.has('full');
    return list(request, galleryTag, isFull ? pictures : addressesOf(pictures), { keys: ['full'] });
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
