import { pictureUpdate, pictureId } from '../src/records/gallery/storedPicture.ts';
import { readJson } from './_lib/http/body.ts';
import { clear, immutable } from './_lib/http/cdn.ts';
import { etagOf } from './_lib/http/etag.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { gallery } from './_lib/stores.ts';
import { galleryTag, pictureTag } from './_lib/tags.ts';
import type { Config } from './_lib/http/platform.ts';
import { requireVersion } from './_lib/http/revision.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';

/**
 * `GET /api/cloudinary/{id}` answers with the file of a picture in the embedded store. `PATCH` updates its texts and its place. `DELETE`
 * removes it; for 30 days `PATCH` with `"deleted": false` restores it. Only the band may change a picture, and names its version in
 * `If-Match`: the `version` of the list, or the ETag of the last change.
 */
export default endpoint({
  GET: async (request) => {
    const id = idOf(request);
    const file = await gallery().file(id);
    if (!file) throw new ProblemError('not-found');
    // A file that is opened by itself runs no script, whatever it holds.
    const sandbox = { 'content-security-policy': "default-src 'none'; sandbox" };
    return new Response(file.bytes, {
      headers: {
        ...immutable(pictureTag(id)),
        ...sandbox,
        'content-type': file.type,
        'content-length': String(file.bytes.byteLength),
      },
    });
  },
  PATCH: async (request) => {
    await requireSessionForChange(request);
    const [id, version] = [idOf(request), requireVersion(request)];
    const picture = await gallery().update(id, version, await readJson(request, pictureUpdate));
    const late = await clear([galleryTag, pictureTag(id)]);
    return Response.json(picture, { headers: { ...late, etag: etagOf(picture) } });
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    const [id, version] = [idOf(request), requireVersion(request)];
    const removed = await gallery().remove(id, version);
    const late = await clear([galleryTag, pictureTag(id)]);
    return new Response(null, { status: 204, headers: { ...late, etag: etagOf({ version: removed }) } });
  },
});

/** 404 for what cannot be the id of a picture. */
function idOf(request: Request): string {
  const { data: id } = pictureId.safeParse(new URL(request.url).pathname.slice('/api/cloudinary/'.length));
  if (id === undefined) throw new ProblemError('not-found');
  return id;
}

export const config: Config = {
  path: '/api/cloudinary/:id',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
