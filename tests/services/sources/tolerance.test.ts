import { beforeEach, expect, test, vi } from 'vitest';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { concertIdentity } from '../../../src/stores/layOver.ts';
import { concertRecord, type Concert } from '../../../src/records/concert.ts';
import { checkedConcerts } from '../../../src/features/concerts/sync/firestore/checkedConcerts.ts';
import { sourceLoader } from '../../../src/stores/collections/sourceLoader.ts';
import { recordSource } from '../../../src/stores/collections/bandSources.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { writeFiles } from '../api/band.ts';
import * as concertCalls from '../api/concertCalls.ts';
import { patient, repository, setting, useCache } from './load.ts';

useBlobs('concerts', 'slugs');
const cache = useCache();

const good = { name: 'Probe', date: '2026-12-04T19:00:00Z' };
const file: Concert = { ...concertRecord.parse({ ...good, name: 'Aus der Datei' }), id: 'one' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  writeFiles({ concerts: [file] });
});

/** The records of a build, beside those of the repository. */
async function built(): Promise<unknown[]> {
  const { id, ...data } = file;
  const source = recordSource('concert', setting);
  const embedded = repository({ [id]: data });
  const { records } = await cache.load(
    sourceLoader({ kind: 'concerts', source, schema: concertRecord, limits: patient, embedded }),
  );
  return [...records].map(([key, fields]) => ({ ...(fields as object), id: key }));
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

  expect(await built(), 'build').toEqual(expected);
  expect(await concertCalls.list(), 'functions').toEqual(expected);
  expect(await (await concertCalls.get('one')).json(), 'one of them').toEqual(expected[0]);
  // As Firestore sends it, where no file is beneath.
  if (!('deleted' in stored))
    expect((await checkedConcerts([{ ...stored, id: 'one' }])).concerts, 'page').toEqual(
      shown ? expected : [],
    );
});

test.each([
  ['with the address of a file', { slug: file.id }],
  ['deleted, with the address of a file', { slug: file.id, deleted: good.date }],
  ['deleted, of a file that was renamed', { file: concertIdentity(file), deleted: good.date }],
])('a broken record does not hide a file: %s', async (_, fields) => {
  await new BlobStore('concerts').setJSON('other', { ...good, date: 'bald', ...fields });

  for (const records of [await built(), await concertCalls.list()]) expect(records).toEqual([file]);
});

test('the band changes the file under a broken record, and the change takes its place', async () => {
  await new BlobStore('concerts').setJSON('one', { name: 'Ohne Datum', revision: 7 });
  const answer = await concertCalls.change(file, { name: 'Neu' });

  expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
  expect(await concertCalls.list()).toMatchObject([{ id: 'one', name: 'Neu', revision: 1 }]);
});
