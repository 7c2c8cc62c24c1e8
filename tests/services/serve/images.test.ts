import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readHostConfig } from '../../../scripts/project/hostConfig.ts';
import { startFake } from '../../fakes/http.ts';
import { drawing } from '../../unit/functions/_lib/pictures/samples.ts';
import { useFakes } from '../useFakes.ts';
import { pages, serveFiles } from './fixture.ts';

const photo = await drawing(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
const elsewhere = await startFake(({ path }) =>
  path === '/allowed/photo.jpg' ? new Response(new Uint8Array(photo)) : new Response(null, { status: 404 }),
);
useFakes(elsewhere);
const site = await serveFiles({
  ...pages,
  'dist/photo.jpg': photo,
  'dist/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'endpoints/kept.ts': `
    export default () => Response.redirect('http://localhost/');
    export const config = { path: '/api/kept' };`,
  'netlify.toml': `[images]\n  remote_images = ["^${elsewhere.url.replaceAll('.', String.raw`\\.`)}/allowed/"]\n`,
});

const ask = (query: Record<string, string>, accept = '*/*') =>
  fetch(`${site.url}/.netlify/images?${new URLSearchParams(query).toString()}`, { headers: { accept } });
const imageOf = async (response: Response) => sharp(await response.bytes()).metadata();

test.each([
  ['a width', { w: '50' }, { width: 50, height: 100 }],
  ['more than there is', { w: '5000' }, { width: 100, height: 200 }],
  ['nothing', {}, { width: 100, height: 200 }],
])('returns a picture upright and in the size of %s', async (_, query, size) => {
  const response = await ask({ url: '/photo.jpg', ...query });

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(await imageOf(response)).toMatchObject({ format: 'jpeg', ...size });
});

test.each([
  ['image/avif,image/webp,*/*', {}, 'image/webp'],
  ['image/avif,*/*', {}, 'image/avif'],
  ['image/webp', { fm: 'jpg' }, 'image/jpeg'],
])('a client that accepts %s and requests %j gets %s', async (accept, query, type) => {
  const response = await ask({ url: '/photo.jpg', w: '40', ...query }, accept);

  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toBe('accept');
});

test('a lower quality is smaller', async () => {
  const size = async (q: string) => (await (await ask({ url: '/photo.jpg', q })).bytes()).length;
  expect(await size('10')).toBeLessThan(await size('90'));
});

test('fetches a picture of another host only where netlify.toml allows it', async () => {
  expect((await ask({ url: `${elsewhere.url}/allowed/photo.jpg` })).status).toBe(200);
  expect((await ask({ url: `${elsewhere.url}/allowed/nothing.jpg` })).status).toBe(404);
  const asked = elsewhere.requests.length;
  expect((await ask({ url: `${elsewhere.url}/photo.jpg` })).status).toBe(400);
  expect((await ask({ url: `http://127.0.0.1:9/?${elsewhere.url}/allowed/photo.jpg` })).status).toBe(400);
  expect(elsewhere.requests).toHaveLength(asked);
  elsewhere.misbehave('cut');
  expect((await ask({ url: `${elsewhere.url}/allowed/photo.jpg` })).status).toBe(502);
});

test.each([
  [{}, 400],
  [{ url: '/photo.jpg', w: '0' }, 400],
  [{ url: '/photo.jpg', w: 'wide' }, 400],
  [{ url: '/photo.jpg', fit: 'cover' }, 400],
  [{ url: '/photo.jpg', q: '101' }, 400],
  [{ url: '/photo.jpg', fm: 'png' }, 400],
  [{ url: '//elsewhere.example/photo.jpg' }, 400],
  [{ url: 'file:///etc/passwd' }, 400],
  [{ url: '/nothing.jpg' }, 404],
  [{ url: '/api/kept' }, 404],
  [{ url: '/../secret.txt' }, 404],
  [{ url: '/.netlify/images?url=/photo.jpg' }, 404],
  [{ url: '/index.html' }, 502],
  [{ url: '/drawing.svg' }, 502],
])('answers %j with %i', async (query, status) =>
  expect((await ask(query as Record<string, string>)).status).toBe(status),
);

test('the project itself allows Cloudinary’s pictures, and no other address that names them', () => {
  const [pattern, ...others] = readHostConfig('netlify.toml').remoteImages;

  expect(others).toEqual([]);
  expect('https://res.cloudinary.com/band/image/upload/v1/match/a.jpg').toMatch(pattern ?? '');
  expect('https://evil.example/?https://res.cloudinary.com/band/image/upload/a.jpg').not.toMatch(
    pattern ?? '',
  );
  expect('https://resxcloudinary.com/band/image/upload/a.jpg').not.toMatch(pattern ?? '');
});
