import { pictureChange, pictureId } from '../src/contracts/storedPicture.ts';
import { readJson } from './_lib/http/body.ts';
import { clear, forGood } from './_lib/http/cdn.ts';
import { endpoint } from './_lib/http/endpoint.ts';
import { gallery, galleryTag, pictureTag } from './_lib/gallery/selectStore.ts';
import type { Config } from './_lib/http/platform.ts';
import { ProblemError } from './_lib/http/problemError.ts';
import { requireSessionForChange } from './_lib/auth/session.ts';

/**
 * `GET /api/cloudinary/{id}` is the file of a picture that we keep ourselves; `PATCH` changes what is said about it and its place,
 * `DELETE` takes it away for 30 days, in which `PATCH` with `"deleted": false` brings it back (the band only).
 */
export default endpoint({
  GET: async (request) => {
    const id = idOf(request);
    const file = await gallery().file(id);
    if (!file) throw new ProblemError('not-found');
    // Opened by itself, a file is shown and nothing else: whatever it holds, it runs no script.
    const alone = { 'content-security-policy': "default-src 'none'; sandbox" };
    return new Response(file.bytes, {
      headers: {
        ...forGood(pictureTag(id)),
        ...alone,
        'content-type': file.type,
        'content-length': String(file.bytes.byteLength),
      },
    });
  },
  PATCH: async (request) => {
    await requireSessionForChange(request);
    const id = idOf(request);
    const picture = await gallery().change(id, await readJson(request, pictureChange));
    const late = await clear([galleryTag, pictureTag(id)]);
    return Response.json(picture, { headers: { 'cache-control': 'no-store', ...late } });
  },
  DELETE: async (request) => {
    await requireSessionForChange(request);
    const id = idOf(request);
    await gallery().remove(id);
    const late = await clear([galleryTag, pictureTag(id)]);
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...late } });
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
