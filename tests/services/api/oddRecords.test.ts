import { expect, test, vi } from 'vitest';
import { recordKey } from '../../../src/config/stores.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { kinds } from '../../../src/records/kinds.ts';
import { emptyStore, useBlobs } from '../../fakes/blobs.ts';
import * as concertCalls from './concertCalls.ts';
import * as pictureCalls from './galleryCalls.ts';
import { isNight } from '../../night.ts';
import { callsOf, samples } from './kindSamples.ts';
import * as venueCalls from './venueCalls.ts';

vi.spyOn(console, 'error').mockReturnValue();
useBlobs('concerts', 'venues', 'history', 'slugs', 'pictures');

const day = { date: '2027-03-04T19:00:00Z' };
const ofBoth = { concerts: concertCalls, venues: venueCalls };

/** Records of another program, or of an older version: the kind, the id and what is stored. */
test.each<[keyof typeof ofBoth, string, unknown]>([
  ['concerts', 'empty', {}],
  ['concerts', 'text', 'Probe'],
  ['concerts', 'odd', { ...day, name: 7, status: 'moved', timeZone: 'Mars', support: 'x', revision: 'y' }],
  ['venues', 'odd', { name: 'Halle', city: 'Wien', country: 'XX', access: 7, website: 'javascript:1' }],
])('of %s the band lists %j, corrects, deletes and restores it', async (kind, id, stored) => {
  const { listAll, patch, remove, restore, listDeleted, history } = ofBoth[kind];
  await new BlobStore(kind).setJSON(id, stored);
  const address = encodeURIComponent(id);

  const found = (await listAll()).find((each) => each.id === id);
  expect(found?.name).toBeTruthy();
  const plain = { ...(kind === 'concerts' ? concertCalls : venueCalls).plain, name: 'Richtig' };
  const corrected = await patch(address, plain, found);
  expect([corrected.status, await corrected.json()]).toMatchObject([
    200,
    { id, name: 'Richtig', revision: 1 },
  ]);
  expect((await history(address)).status).toBe(200);

  await new BlobStore(kind).setJSON(id, stored);
  expect((await remove(address, 0)).status).toBe(204);
  expect((await listDeleted()).map((each) => each.id)).toContain(id);
  expect((await restore(address)).status).toBe(200);
  await new BlobStore(kind).delete(id);
});

test.each<[string, unknown, isUsable: boolean]>([
  ['text', 'Probe', false],
  ['half-gone', { url: undefined, added: 'gestern' }, false],
  ['words', { alt: 'ein Satz', credit: ['Ida'], mood: 1 }, true],
])('the band describes, removes and restores the stored picture %j', async (id, fields, isUsable) => {
  const picture = await pictureCalls.add({ 'credit-0': 'Ida' });
  const stored = typeof fields === 'string' ? fields : { ...picture, id, ...(fields as object) };
  await new BlobStore('pictures').setJSON(recordKey(id), stored);
  const shown = async () => (await pictureCalls.records()).some((each) => each.id === id);
  expect(await shown()).toBe(isUsable);

  const alt = { de: 'Nora.', en: 'Nora.' };
  const described = await pictureCalls.change(id, { alt });
  expect([described.status, await described.json()]).toMatchObject([200, { id, alt }]);
  expect(await shown()).toBe(true);

  await new BlobStore('pictures').setJSON(recordKey(id), stored);
  expect((await pictureCalls.remove(id)).status).toBe(204);
  expect((await pictureCalls.ofBand('deleted')).map((each) => each.id)).toEqual([id]);
  expect((await pictureCalls.restore(id)).status).toBe(200);
});

/** Ids that no address can have as they are, or that the desk takes for something else. */
const oddIds = [
  ...['.hidden', 'a b/c', 'a%2Fb', 'Ünï 🎸/👨‍👩‍👧 GROSS', 'long/'.repeat(60), 'new:a', '~field'],
  ...(isNight ? ['a/b', 'a b', 'GROSS', 'x'.repeat(200), 'new'] : []),
].map((id) => id.replace(/\/$/, ''));

test.each(['concert', 'picture', 'message'] as const)(
  'of kind %s the band opens, corrects, deletes and restores a record under any id',
  async (name) => {
    const { listAll, listDeleted, patch, remove, restore } = callsOf(name);
    const { plain, values } = samples[name];
    const fields = name === 'picture' ? await pictureCalls.add() : plain;
    const keyOf = name === 'picture' ? recordKey : String;
    await emptyStore(kinds[name].store);
    for (const id of oddIds) await new BlobStore(kinds[name].store).setJSON(keyOf(id), fields);
    const stored = await listAll();
    expect(new Set(stored.map(({ id }) => id)).size).toBe(oddIds.length);

    for (const { id } of stored) {
      const address = encodeURIComponent(id);
      expect(new URL(`https://a.at/api/${address}`).pathname, id).toBe(`/api/${address}`);
      const corrected = await patch(address, values[0](2));
      expect([corrected.status, await corrected.json()], id).toMatchObject([200, { id, ...values[0](2) }]);
      const { headers } = corrected;
      const version = JSON.parse(headers.get('etag') ?? '') as number;
      expect((await remove(address, version)).status, id).toBe(204);
      expect((await listDeleted()).map((each) => each.id)).toContain(id);
      expect((await restore(address)).status, id).toBe(200);
    }
    expect((await listAll()).map(({ id }) => id).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
    const { blobs } = await new BlobStore(kinds[name].store).list({ prefix: keyOf('') });
    expect(blobs, 'no second record beside one').toHaveLength(oddIds.length);
  },
);

test('visitors never see a stand-in', async () => {
  await new BlobStore('concerts').setJSON('broken', { name: 7, date: 'morgen' });
  expect(await concertCalls.list()).toEqual([]);
  expect((await concertCalls.get('broken')).status).toBe(404);
});
