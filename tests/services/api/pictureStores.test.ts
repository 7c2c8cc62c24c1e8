import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { longestRank } from '../../../src/records/gallery/pictureRecord.ts';
import type { StoredPicture, UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { cloud, startCloudinary } from '../../fakes/cloudinary.ts';
import { useFakes } from '../useFakes.ts';
import { isNight, sized } from '../../night.ts';
import { asBand } from './band.ts';
import {
  add,
  call,
  change,
  formOf,
  jpeg,
  listed,
  ofBand,
  records,
  remove,
  restore,
  send,
} from './galleryCalls.ts';

const cloudinary = await startCloudinary();
useFakes(cloudinary);
useBlobs('pictures');

const etagOf = ({ version }: Pick<StoredPicture, 'version'>) => `"${version ?? ''}"`;
const alt = { de: 'Neu.', en: 'New.' };
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

  test('lists every picture after simultaneous uploads from two admins', async () => {
    const [picture, count] = [await jpeg(), sized(10, 50)];
    const sent = await Promise.all(Array.from({ length: count }, () => send(formOf({ 'a.jpg': picture }))));
    const answers = await Promise.all(sent.map((answer) => answer.json() as Promise<UploadResponse>));
    const urls = answers.flatMap((answer) => answer.urls);

    expect(new Set(urls).size).toBe(count);
    expect((await listed()).toSorted()).toEqual(urls.toSorted());
  });

  test('of two people who know the same texts the second gets 412 with the present picture; a move is nobody’s conflict', async () => {
    const before = await add(texts);
    const known = { was: { alt: before.alt, decorative: null, credit: before.credit } };
    const answer = await change(before.id, { credit: 'Die Erste' }, known);
    const first = (await answer.json()) as StoredPicture;
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, etagOf(first)]);
    expect(first.version).not.toBe(before.version);

    for (const late of [
      await change(before.id, { credit: 'Die Zweite' }, known),
      await change(before.id, { deleted: true }, known),
      await remove(before.id, etagOf(before)),
    ]) {
      expect([late.status, late.headers.get('etag')]).toEqual([412, etagOf(first)]);
      expect(((await late.json()) as { present: StoredPicture }).present).toEqual(first);
    }
    expect(await records()).toEqual([first]);
    for (const set of [{ decorative: true }, { after: null }])
      expect((await change(before.id, set, known)).status, JSON.stringify(set)).toBe(200);
    expect((await change(before.id, { alt: before.alt }, known)).status).toBe(412);
  });

  test('a repeated change writes nothing, also when somebody has undone it meanwhile', async () => {
    const { id } = await add(texts);
    const [text, move, end] = ['text', 'move', 'end'].map((key) => ({ key }));
    const other = await add();
    await change(id, { credit: 'Nora' }, text);
    await change(id, { after: null }, move);
    await change(id, { credit: 'Lena' });
    await change(id, { after: other.id });
    const undone = await records();
    for (const [set, known] of [
      [{ credit: 'Nora' }, text],
      [{ after: null }, move],
    ] as const) {
      const answer = await change(id, set, known);
      expect([answer.status, await answer.json()]).toEqual([200, undone[1]]);
    }
    await change(id, { deleted: true }, end);
    await change(id, { deleted: false });
    expect((await change(id, { deleted: true }, end)).status).toBe(200);
    expect(await records()).toEqual(undone);
  });

  test('a removed picture is restored as it was; every call may be repeated', async () => {
    const before = await add(texts);
    for (const time of ['first', 'again'])
      expect((await remove(before.id, etagOf(before))).status, time).toBe(204);
    expect(await ofBand('deleted')).toMatchObject([{ id: before.id, deleted: expect.any(String) as string }]);
    expect([(await change(before.id, { credit: 'Nora' })).status, await records()]).toEqual([410, []]);

    for (const time of ['first', 'again']) {
      const answer = await restore(before.id);
      expect([answer.status, answer.headers.get('etag'), await answer.json()], time).toEqual([
        200,
        etagOf(before),
        before,
      ]);
    }
    expect([await ofBand('deleted'), await records()]).toEqual([[], [before]]);
  });

  test('U4 a picture to be described later is seen by the band alone, until it is described', async () => {
    const known = await add(texts);
    const { id, url } = await add({ 'pending-0': 'true', 'credit-0': 'Lena' });
    const described = await add({ ...texts, 'pending-0': 'true' });
    expect((await records()).map((each) => each.id)).toEqual([described.id, known.id]);
    expect((await ofBand('desk')).map((each) => [each.id, each.pending])).toEqual([
      [described.id, undefined],
      [id, true],
      [known.id, undefined],
    ]);
    if (url.startsWith('/api/')) {
      expect((await call(url)).status).toBe(404);
      const own = await call(url, { headers: await asBand() });
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }

    await change(id, { credit: 'Nora' });
    expect(await records()).toHaveLength(2);
    await change(id, { alt: { de: 'Nora.', en: 'Nora.' } });
    expect((await records()).map((each) => each.id)).toEqual([described.id, id, known.id]);
    if (url.startsWith('/api/'))
      expect((await call(url)).headers.get('cache-control')).toContain('immutable');
  });

  test('a picture of the page is in no list but the band’s; its file is anybody’s until it is removed', async () => {
    const known = await add(texts);
    const ofPage = await add({ 'of-page-0': 'true', 'pending-0': 'true' });
    expect(ofPage).toMatchObject({ ofPage: true });
    expect(ofPage, 'it needs no description').not.toHaveProperty('pending');
    expect([await records(), await listed()]).toEqual([[known], [known.url]]);
    await change(ofPage.id, { alt });
    expect(await records()).toEqual([known]);
    expect(await ofBand('desk')).toMatchObject([{ id: ofPage.id, ofPage: true, alt }, { id: known.id }]);
    if (!ofPage.url.startsWith('/api/')) return;
    expect((await call(ofPage.url)).headers.get('cache-control')).toContain('immutable');
    await remove(ofPage.id);
    expect((await call(ofPage.url)).status).toBe(404);
  });

  test('simultaneous changes of different groups are all written; of those of one group the first', async () => {
    const { id } = await add();
    await add();
    const sets = [{ credit: 'Valerie Korn' }, { credit: 'Ida' }, { alt }, { after: null }];
    const was = { alt: null, decorative: null, credit: null };
    const answers = await Promise.all(sets.map((set) => change(id, set, { was })));
    const [one, other, ...rest] = answers.map(({ status }) => status);
    expect([[one, other].sort(), ...rest]).toEqual([[200, 412], 200, 200]);
    const credit = one === 200 ? 'Valerie Korn' : 'Ida';
    expect((await records())[0]).toMatchObject({ id, credit, alt });
  });

  // The rank that a move makes short is in tests/unit/stores/order.
  test.runIf(isNight)(
    'ranks stay short however often pictures are moved to one place, and no move of another device is lost',
    async () => {
      while ((await records()).length < 6) await add(texts);
      const [first = '', ...rest] = (await records()).map(({ id }) => id);
      const last = rest.pop() ?? '';
      let writes = 0;
      let other: Promise<Response[]> | undefined;
      const ask = globalThis.fetch;
      // Before a move writes a second picture, another device moves one picture and describes another.
      vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
        if (/explicit$|records/.test(input) && /^p(os|u)t$/i.test(init?.method ?? '') && ++writes === 2) {
          const sets = [change(first, { after: last }), change(last, { credit: 'Nora' })];
          await Promise.race([(other = Promise.all(sets)), pause(500)]);
        }
        return ask(input, init);
      });
      for (let moves = 0; !other; moves++) {
        rest.unshift(rest.pop() ?? '');
        writes = 0;
        expect((await change(rest[0] ?? '', { after: first })).status).toBe(200);
        if (!other) expect((await records()).map(({ id }) => id)).toEqual([first, ...rest, last]);
        expect(moves).toBeLessThan(80);
      }
      vi.unstubAllGlobals();
      expect((await other).map(({ status }) => status)).toEqual([200, 200]);
      const shown = await records();
      expect(shown.map(({ id }) => id)).toEqual([...rest, last, first]);
      expect(shown.map(({ credit }) => credit)).toEqual([...rest.map(() => 'Lena'), 'Nora', 'Lena']);
      expect(Math.max(...shown.map(({ rank }) => rank.length))).toBeLessThanOrEqual(longestRank);
    },
    60_000,
  );

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
