import { pictureUpdate, pictureId, type GalleryPicture } from '../src/records/gallery/storedPicture.ts';
import { requireSession, requireSessionForChange } from './_lib/auth/session.ts';
import { clear, immutable } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { etagOf } from './_lib/http/etag.ts';
import type { Config } from '@netlify/functions';
import type { Handler } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireVersion } from './_lib/http/revision.ts';
import { readSentRecord } from './_lib/records/sentRecord.ts';
import { gallery } from './_lib/stores.ts';
import { galleryTag, pictureTag } from './_lib/tags.ts';

/** Headers of every file: one that is opened by itself runs no script, whatever it holds. */
const sandbox = { 'content-security-policy': "default-src 'none'; sandbox" };

/**
 * `GET` answers with the file of a picture in the embedded store; only to the band while the picture is removed or still to be described.
 * `PATCH` updates its texts and its place, `DELETE` removes it (the band only); both need its `version` in `If-Match`.
 */
const one = endpoint({
  GET: async (request) => {
    const id = idOf(request);
    const file = await gallery().file(id);
    if (!file) throw new ProblemError('not-found');
    if (file.isHidden)
      await requireSession(request).catch((error: unknown) => {
        throw error instanceof ProblemError ? new ProblemError('not-found') : error;
      });
    return new Response(file.bytes, {
      headers: {
        ...(file.isHidden ? { 'cache-control': 'private, no-store' } : immutable(pictureTag(id))),
        ...sandbox,
        'content-type': file.type,
        'content-length': String(file.bytes.byteLength),
      },
    });
  },
  PATCH: async (request) => {
    await requireSessionForChange(request);
    const [id, version] = [idOf(request), requireVersion(request)];
    const update = await readSentRecord(request, pictureUpdate, 'picture');
    return changed(await gallery().update(id, version, update));
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    const [id, version] = [idOf(request), requireVersion(request)];
    await gallery().remove(id, version);
    return new Response(null, { status: 204, headers: await clear([galleryTag, pictureTag(id)]) });
  },
});

/** `POST` restores a removed picture within 30 days (the band only). */
const restore = endpoint({
  POST: async (request) => {
    await requireSessionForChange(request);
    return changed(await gallery().restore(idOf(request, '/restore')));
  },
});

/** `/api/cloudinary/{id}` and `/api/cloudinary/{id}/restore`. */
const picture: Handler = (request, context) =>
  (new URL(request.url).pathname.endsWith('/restore') ? restore : one)(request, context);
export default picture;

/** Clears a changed picture from the CDN, and answers with it. */
async function changed(picture: GalleryPicture): Promise<Response> {
  const late = await clear([galleryTag, pictureTag(picture.id)]);
  return Response.json(picture, { headers: { ...late, etag: etagOf(picture) } });
}

/** The id before `end`; 404 for what cannot be the id of a picture. */
function idOf(request: Request, end = ''): string {
  const path = new URL(request.url).pathname.slice('/api/cloudinary/'.length);
  const { data: id } = pictureId.safeParse(path.slice(0, path.length - end.length));
  if (id === undefined) throw new ProblemError('not-found');
  return id;
}

export const config: Config = {
  path: ['/api/cloudinary/:id', '/api/cloudinary/:id/restore'],
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
