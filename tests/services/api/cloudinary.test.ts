import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cloudinaryGallery } from '../../../src/stores/gallery/cloudinaryGallery.ts';
import { differencesFrom } from '../../../functions/_lib/rebuild/differences.ts';
import { stores } from '../../../functions/_lib/stores.ts';
import { recordsDigest } from '../../../src/records/built/buildRecord.ts';
import { byCollection, shownKinds } from '../../../src/records/kinds.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { sizedPicture } from '../../../src/services/imageService.ts';
import { cloudinaryAccount } from '../../../src/services/cloudinary/account.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { cloud, startCloudinary } from '../../fakes/cloudinary.ts';
import type { Fault } from '../../fakes/http.ts';
import { useFakes } from '../useFakes.ts';
import { add, call, change, formOf, jpeg, listed, records, remove, send } from './galleryCalls.ts';

const url = `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`;
const fake = await startCloudinary({ pageSize: 3 });
useFakes(fake);
// Sessions are stored in Blobs, also when the pictures are at Cloudinary.
useBlobs();

/** The gallery with a clock of the test. */
function galleryWith(options: Parameters<typeof cloudinaryGallery>[1]) {
  const account = cloudinaryAccount(url, { base: fake.url, folder: 'gallery pictures' });
  if (!account) throw new Error('no account');
  return cloudinaryGallery(account, options);
}

beforeEach(() => {
  vi.stubEnv('CLOUDINARY_URL', url);
  vi.stubEnv('CLOUDINARY_API_BASE', fake.url);
  vi.stubEnv('CLOUDINARY_FOLDER', 'gallery pictures');
  vi.spyOn(console, 'error').mockReturnValue();
  fake.resources.length = 0;
});

test('uploads into the folder, with tag and texts, and lists the picture through our own host', async () => {
  const awkward = 'Nora|Bass = laut \\ schön 🎸';
  const picture = await add({ 'alt-de-0': awkward, 'alt-en-0': 'Nora’s bass', 'credit-0': 'T. Raster' });

  expect(picture).toMatchObject({
    alt: { de: awkward, en: 'Nora’s bass' },
    credit: 'T. Raster',
    type: 'image/jpeg',
  });
  const [resource] = fake.resources;
  expect(resource?.public_id).toMatch(/^gallery pictures\/[\da-f]{24}$/);
  expect(await listed()).toEqual([
    `/.netlify/images?url=${encodeURIComponent(resource?.secure_url ?? '').replaceAll('%20', '+')}`,
  ]);
  expect(new URLSearchParams(sizedPicture(picture.url, 640).split('?')[1]).get('url')).toBe(
    resource?.secure_url,
  );
  expect(await records()).toEqual([picture]);
});

test.each([
  ['the id of its upload', () => fake.resources[0]?.public_id.split('/')[1] ?? ''],
  ['its own', async () => (await records())[0]?.id ?? ''],
])('a photograph of the page is there by %s, and a build that shows it is up to date', async (_, idOf) => {
  await add();
  const picture = await idOf();
  await new BlobStore('people').setJSON('ada', {
    order: 1,
    name: 'Ada',
    instrumentLangKeys: ['bass'],
    picture,
  });
  const members = await stores().of('person').list();
  expect(members).toMatchObject([{ picture }]);
  const none = byCollection(shownKinds, () => null);
  const build = { builtAt: '', changesAt: null, ...none, failedSources: [], leftOut: [] };
  expect(await differencesFrom({ ...build, members: recordsDigest(members) }, new Date())).toEqual([]);
});

test('orders a picture that was added by hand by its day, and leaves out other resources of the folder', async () => {
  await add();
  const [own] = fake.resources;
  if (own)
    fake.resources.push({
      ...own,
      public_id: 'gallery pictures/by hand/Größe',
      created_at: '2020-01-01T00:00:00Z',
    });
  delete fake.resources[1]?.context;
  if (own) fake.resources.push({ ...own, public_id: 'gallery pictures/gif', format: 'gif' });
  fake.resources.reverse();

  const [first, second, ...others] = await records();
  expect(others).toEqual([]);
  expect([first?.added.slice(0, 4), second?.added]).toEqual([
    String(new Date().getFullYear()),
    '2020-01-01T00:00:00.000Z',
  ]);
  expect((await change(second?.id ?? '', { credit: 'Somebody', after: null })).status).toBe(200);
  expect((await records())[0]).toMatchObject({ id: second?.id, credit: 'Somebody' });
});

test('removing marks a picture, and the daily run after 30 days deletes it', async () => {
  const { id } = await add();
  expect((await remove(id)).status).toBe(204);
  expect([await listed(), fake.resources.length]).toEqual([[], 1]);
  const other = await add();
  const later = () => Date.now() + 31 * 24 * 3_600_000;
  await galleryWith({ now: later }).patch(other.id, { id: 'later', set: { credit: 'Somebody' }, was: {} });
  expect(fake.resources).toHaveLength(2);
  await galleryWith({ now: later }).sweep();
  expect(fake.resources).toHaveLength(1);
});

describe('when Cloudinary fails', () => {
  test.each<[what: string, fault: Fault, status: number, retryAfter?: string]>([
    ['does not know us', 401, 502],
    ['is over its limit', { status: 420, retryAfter: '30' }, 503, '30'],
  ])(
    'it %s: the list and an upload get a problem without our credentials',
    async (_, fault, status, retryAfter) => {
      fake.misbehave(fault);
      for (const response of [
        await call('/api/cloudinary', { headers: { 'accept-language': 'en' } }),
        await send(formOf({ 'a.jpg': await jpeg() })),
      ]) {
        expect(response.status).toBe(status);
        expect(response.headers.get('retry-after')).toBe(retryAfter ?? null);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).not.toMatch(new RegExp(`${cloud.secret}|${cloud.key}|127.0.0.1`));
      }
      expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toMatch(
        new RegExp(`${cloud.secret}|127.0.0.1`),
      );
    },
  );
});

test.each(['cloudinary://key@cloud', 'nonsense'])(
  'answers 503 for the malformed address %s',
  async (wrong) => {
    vi.stubEnv('CLOUDINARY_URL', wrong);
    const response = await call('/api/cloudinary');
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { type: 'urn:problem-type:match:unconfigured' },
    ]);
  },
);
