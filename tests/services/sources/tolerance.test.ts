import { beforeEach, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { concertIdentity } from '../../../src/stores/layOver.ts';
import { contracts } from '../../../src/records/contracts.ts';
import { kinds, versionedKinds } from '../../../src/records/kinds.ts';
import { concertRecord, type Concert } from '../../../src/records/concert.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { checkedConcerts } from '../../../src/features/concerts/sync/firestore/checkedConcerts.ts';
import { sourceLoader } from '../../../src/stores/collections/sourceLoader.ts';
import { recordSource } from '../../../src/stores/collections/bandSources.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { writeFiles } from '../api/band.ts';
import * as concertCalls from '../api/concertCalls.ts';
import * as venueCalls from '../api/venueCalls.ts';
import { patient, repository, setting, useCache } from './load.ts';

useBlobs('concerts', 'slugs', 'venues');
const cache = useCache();

const good = { name: 'Probe', date: '2026-12-04T19:00:00Z' };
const file: Concert = { ...concertRecord.parse({ ...good, name: 'Aus der Datei' }), id: 'one' };
const hall = { ...venueRecord.parse({ name: 'Halle', city: 'Wien' }), id: 'one' };
const files = { concerts: [file], venues: [hall] };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  writeFiles(files);
});

/** The records of a build, beside those of the repository. */
async function built(collection: 'concerts' | 'venues'): Promise<unknown[]> {
  const embedded = repository(Object.fromEntries(files[collection].map(({ id, ...data }) => [id, data])));
  const kind = versionedKinds.find((name) => kinds[name].collection === collection) ?? 'concert';
  const source = recordSource(kind, setting);
  const { records } = await cache.load(
    sourceLoader({ kind: collection, source, schema: contracts[kind].stored, limits: patient, embedded }),
  );
  return [...records].map(([id, data]) => ({ ...(data as object), id }));
}

test.each<[string, object, object | undefined]>([
  ['with a field of a newer version', { mood: 'loud' }, {}],
  ['without an http: ticket link', { ticketUrl: 'http://a.example', city: 'Wien' }, { city: 'Wien' }],
  ['without an unknown status and a zone that is none', { status: 'x', timeZone: 'Wien' }, {}],
  ['with the usable language of its note', { note: { de: 'Krank.', en: '' } }, { note: { de: 'Krank.' } }],
  ['without a slug that is none', { slug: 'A B', revision: -1, updatedAt: 'x' }, {}],
  ['as in its file, where its date is none', { date: 'bald' }, undefined],
  ['as in its file, where it is broken and deleted', { date: 'bald', deleted: good.date }, undefined],
  ['although it is marked with something that is no instant', { deleted: 5 }, {}],
])('build, functions and page show a stored concert %s', async (_, change, shown) => {
  const stored = { ...good, ...change };
  await new BlobStore('concerts').setJSON('one', stored);
  const expected = [shown ? { ...concertRecord.parse({ ...good, ...shown }), id: 'one' } : file];

  expect(await built('concerts'), 'build').toEqual(expected);
  expect(await concertCalls.list(), 'functions').toEqual(expected);
  expect(await (await concertCalls.get('one')).json(), 'one of them').toEqual(expected[0]);
  // As Firestore sends it, where no file is beneath.
  if (!('deleted' in stored))
    expect((await checkedConcerts([{ ...stored, id: 'one' }])).concerts, 'page').toEqual(
      shown ? expected : [],
    );
});

test.each<[string, object, object | undefined]>([
  ['without a country that is none', { country: 'XX' }, {}],
  ['without an http: website', { website: 'http://a.example' }, {}],
  ['without a field and a question of a newer version', { lift: true, access: { lift: 1 } }, { access: {} }],
  ['as in its file, where its city is none', { city: 7 }, undefined],
])('build and functions show a stored venue %s', async (_, change, shown) => {
  const stored = { name: 'Stellwerk', city: 'Linz' };
  // Visitors see the venues of announced concerts.
  writeFiles({ ...files, concerts: [{ ...file, venueId: 'one' }] });
  await new BlobStore('venues').setJSON('one', { ...stored, ...change });
  const expected = [shown ? { ...venueRecord.parse({ ...stored, ...shown }), id: 'one' } : hall];

  expect(await built('venues'), 'build').toEqual(expected);
  expect(await venueCalls.list(), 'functions').toEqual(expected);
});

test.each([
  ['with the address of a file', { slug: file.id }],
  ['deleted, with the address of a file', { slug: file.id, deleted: good.date }],
  ['deleted, of a file that was renamed', { file: concertIdentity(file), deleted: good.date }],
])('a broken record does not hide a file: %s', async (_, fields) => {
  await new BlobStore('concerts').setJSON('other', { ...good, date: 'bald', ...fields });

  for (const records of [await built('concerts'), await concertCalls.list()]) expect(records).toEqual([file]);
});

test('the band changes the file under a broken record, and the change takes its place', async () => {
  await new BlobStore('concerts').setJSON('one', { name: 'Ohne Datum', revision: 7 });
  const answer = await concertCalls.change(file, { name: 'Neu' });

  expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
  expect(await concertCalls.list()).toMatchObject([{ id: 'one', name: 'Neu', revision: 1 }]);
});

test('of the reading of a record each left-out field is named in the log', async () => {
  await new BlobStore('concerts').setJSON('one', { ...good, ticketUrl: 'http://a.example', mood: 'loud' });
  await concertCalls.list();

  expect(vi.mocked(console.error).mock.calls.flat()).toEqual([
    'The concert one: ticketUrl is no https address: write it in full, beginning with https://',
  ]);
});

test('what is sent is still refused for an unknown or unusable field', async () => {
  for (const field of [{ mood: 'loud' }, { ticketUrl: 'http://a.example' }]) {
    const answer = await concertCalls.call('', { method: 'POST', body: { ...concertCalls.plain, ...field } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ field: Object.keys(field)[0] }] });
  }
});
