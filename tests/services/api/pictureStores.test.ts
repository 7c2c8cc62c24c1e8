import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredPicture, UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { cloud, startCloudinary } from '../../fakes/cloudinary.ts';
import { useFakes } from '../useFakes.ts';
import { asBand } from './band.ts';
import { add, call, change, formOf, jpeg, listed, records, remove, send } from './galleryCalls.ts';

const cloudinary = await startCloudinary();
useFakes(cloudinary);
useBlobs('pictures');

const etagOf = ({ version }: Pick<StoredPicture, 'version'>) => `"${version ?? ''}"`;
const texts = { 'alt-de-0': 'Nora.', 'alt-en-0': 'Nora.', 'credit-0': 'Lena' };

describe.each([
  ['on Blobs', ''],
  ['at Cloudinary', `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`],
])('%s', (_, url) => {
  beforeEach(() => {
    vi.stubEnv('CLOUDINARY_URL', url);
    vi.stubEnv('CLOUDINARY_API_BASE', cloudinary.url);
    cloudinary.resources.length = 0;
  });

  test('lists 50 pictures after 50 simultaneous uploads from two admins', async () => {
    const picture = await jpeg();
    const sent = await Promise.all(Array.from({ length: 50 }, () => send(formOf({ 'a.jpg': picture }))));
    const answers = await Promise.all(sent.map((answer) => answer.json() as Promise<UploadResponse>));
    const urls = answers.flatMap((answer) => answer.urls);

    expect(new Set(urls).size).toBe(50);
    expect((await listed()).toSorted()).toEqual(urls.toSorted());
  });

  test('a change without If-Match, or of any version, is refused with 428', async () => {
    const picture = await add(texts);
    for (const method of ['PATCH', 'DELETE'])
      for (const ifMatch of [{}, { 'if-match': '*' }]) {
        const headers = { ...(await asBand()), 'content-type': 'application/json', ...ifMatch };
        const body = method === 'PATCH' ? { body: '{"credit":null}' } : {};
        const answer = await call(`/api/cloudinary/${picture.id}`, { method, headers, ...body });
        expect(answer.status).toBe(428);
      }
    expect(await records()).toEqual([picture]);
  });

  test('of two people who know the same version the second gets 412 with the present one', async () => {
    const before = await add(texts);
    const answer = await change(before.id, { credit: 'Die Erste' }, etagOf(before));
    const first = (await answer.json()) as StoredPicture;
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, etagOf(first)]);
    expect(first.version).not.toBe(before.version);

    for (const late of [
      await change(before.id, { credit: 'Die Zweite' }, etagOf(before)),
      await change(before.id, { place: 1 }, 'no version'),
      await remove(before.id, etagOf(before)),
    ]) {
      expect([late.status, late.headers.get('etag')]).toEqual([412, etagOf(first)]);
      expect(((await late.json()) as { present: StoredPicture }).present).toEqual(first);
    }
    expect(await records()).toEqual([first]);
  });

  test('each text, the place and the removal make another version; the list names the present one', async () => {
    const one = await add(texts);
    await send(formOf({ 'b.jpg': await jpeg() }));
    const versions = [one.version];
    for (const body of [{ alt: null }, { decorative: true }, { credit: 'Nora' }, { place: 1 }]) {
      const { version } = (await (await change(one.id, body)).json()) as StoredPicture;
      expect((await records()).find(({ id }) => id === one.id)?.version).toBe(version);
      versions.push(version);
    }
    versions.push((await remove(one.id)).headers.get('etag')?.slice(1, -1));
    expect(new Set(versions).size).toBe(6);
  });

  test('a repeated change of texts is answered as the first one; the CDN may mark a version as weak', async () => {
    const before = await add(texts);
    const repeat = () => change(before.id, { credit: 'Nora' }, `W/${etagOf(before)}`);
    const [first, second] = [await repeat(), await repeat()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await first.json()).toEqual(await second.json());
  });

  test('a removed picture is restored by the version that its removal answered', async () => {
    const before = await add(texts);
    const removed = (await remove(before.id, etagOf(before))).headers.get('etag') ?? '';
    expect((await change(before.id, { deleted: false }, '"another"')).status).toBe(412);
    expect(await (await change(before.id, { deleted: false }, removed)).json()).toEqual(before);
  });

  test('a repeated upload changes no texts and no place, and revives nothing', async () => {
    const key = { 'idempotency-key-0': 'one attempt' };
    const first = await add({ ...texts, ...key });
    const other = await add();
    const changed = (await (await change(first.id, { credit: 'Changed' })).json()) as StoredPicture;
    expect(await add({ ...key, 'credit-0': 'Second' })).toEqual(changed);
    expect(await records()).toEqual([other, changed]);

    await remove(first.id);
    const again = await send(formOf({ 'a.jpg': await jpeg(), 'b.jpg': await jpeg() }, key));
    expect(again.status).toBe(201);
    expect(await again.json()).toMatchObject({
      failed: [{ name: 'a.jpg', type: 'urn:problem-type:match:gone' }],
    });
    expect((await send(formOf({ 'a.jpg': await jpeg() }, key))).status).toBe(410);
    expect((await records()).map(({ id }) => id)).not.toContain(first.id);
  });
});
