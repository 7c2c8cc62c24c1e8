import type { Config } from '@netlify/functions';
import { galleryDigest } from '../src/records/built/buildRecord.ts';
import { contracts } from '../src/records/contracts.ts';
import { kinds } from '../src/records/kinds.ts';
import type { GalleryPicture } from '../src/records/gallery/storedPicture.ts';
import { listPart, type PicturePatch } from '../src/stores/gallery/storedRecord.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';
import { readForm } from './_lib/gallery/form.ts';
import { upload } from './_lib/gallery/upload.ts';
import { clear, immutable, list } from './_lib/http/cdn.ts';
import type { Handler } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireVersion } from './_lib/http/revision.ts';
import { idOf, patchOf, recordEndpoint, type Served } from './_lib/records/recordEndpoint.ts';
import { textsIn } from './_lib/records/sentRecord.ts';
import { gallery } from './_lib/stores.ts';

const [galleryTag, fileTag] = kinds.picture.tags;

const labels = await textsIn((locale) => [
  import(`../generated/i18n/${locale}/picture.json`, { with: { type: 'json' } }),
]);

/** Headers of every file: one that is opened by itself runs no script, whatever it holds. */
const sandbox = { 'content-security-policy': "default-src 'none'; sandbox" };

/**
 * Visitors get the addresses of the uploaded pictures, newest first, or with `?full` the records of all pictures; at most `limit`. The ETag is
 * the build's digest of the same pictures (`useGallery.ts`).
 */
const pictures: Served<GalleryPicture, string> = {
  ...{ name: 'picture', labels, store: gallery, readVersion: requireVersion },
  listed: async (request) => {
    const query = new URL(request.url).searchParams;
    const { data: part } = listPart.safeParse(Object.fromEntries(query));
    if (!part) throw new ProblemError('invalid');
    const found = await gallery().list(part.limit);
    const answer = query.has('full') ? found : found.flatMap(({ url }) => url ?? []);
    const keys = ['full', 'limit', 'desk', 'deleted'];
    return list(request, galleryTag, answer, { keys, state: galleryDigest(found) });
  },
};

/** `POST` adds pictures, and names the rejected ones. */
const add: Handler = async (request) => {
  await requireSessionForChange(request);
  const answer = await upload(request, await readForm(request), gallery());
  return Response.json(answer, { status: 201, headers: await clear([galleryTag]) });
};

/** The file of a picture in the embedded store; only for the band while the picture is removed or still to be described. */
const file: Handler = async (request, context) => {
  const id = idOf(context);
  const found = await gallery().file(id);
  if (!found) throw new ProblemError('not-found');
  if (found.isHidden)
    await requireSession(request).catch((error: unknown) => {
      throw error instanceof ProblemError ? new ProblemError('not-found') : error;
    });
  return new Response(found.bytes, {
    headers: {
      ...(found.isHidden ? { 'cache-control': 'private, no-store' } : immutable(fileTag.replace(':id', id))),
      ...sandbox,
      'content-type': found.type,
      'content-length': String(found.bytes.byteLength),
    },
  });
};

/** `PATCH` changes texts or place, removes or restores. */
const change = patchOf(
  pictures,
  (id, sent: PicturePatch) => gallery().patch(id, sent),
  contracts.picture.sent(),
);

export default recordEndpoint(pictures, { list: { POST: add }, one: { GET: file, PATCH: change } });

export const config: Config = {
  path: ['/api/cloudinary', '/api/cloudinary/:id', '/api/cloudinary/:id/:call'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
