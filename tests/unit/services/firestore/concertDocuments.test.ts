import { expect, test, vi } from 'vitest';
import { readConcertDocuments } from '../../../../src/services/firestore/concertDocuments.ts';

const access = { base: 'https://firestore.example/v1', projectId: 'a project' };
const root = `${access.base}/projects/a%20project/databases/(default)/documents`;
const since = '2026-11-21T19:00:00Z';
const readTime = '2026-11-21T20:00:00Z';
const document = (id: string) => ({
  name: `projects/p/databases/(default)/documents/concerts/${id}`,
  fields: { name: { stringValue: id } },
});
const plain = (id: string) => ({ id, name: id });

test('requests concerts that begin at an instant or later, with the key', async () => {
  const requestJson = vi.fn(() => Promise.resolve([{ document: document('a'), readTime }, { readTime }]));
  const read = await readConcertDocuments({ ...access, key: 'a-key' }, requestJson, since);
  expect(read).toEqual({ items: [plain('a')], leftOut: [] });
  expect(requestJson).toHaveBeenCalledExactlyOnceWith(`${root}:runQuery?key=a-key`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'concerts' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'date' },
            op: 'GREATER_THAN_OR_EQUAL',
            value: { timestampValue: since },
          },
        },
      },
    }),
  });
});

test('reads every page of the collection, in order', async () => {
  const requestJson = vi
    .fn<(url: string) => Promise<unknown>>()
    .mockResolvedValueOnce({ documents: [document('a')], nextPageToken: 'next' })
    .mockResolvedValueOnce({ documents: [document('b')] });
  expect((await readConcertDocuments({ ...access, key: 'a-key' }, requestJson)).items).toEqual([
    plain('a'),
    plain('b'),
  ]);
  expect(requestJson.mock.calls.flat()).toEqual([
    `${root}/concerts?pageSize=300&key=a-key`,
    `${root}/concerts?pageSize=300&key=a-key&pageToken=next`,
  ]);
});

test('a list of documents whose pages have no end is a failure of the service', async () => {
  const endless = vi.fn(() => Promise.resolve({ documents: [], nextPageToken: 'again' }));
  await expect(readConcertDocuments(access, endless)).rejects.toThrow('pages that have no end');
  expect(endless).toHaveBeenCalledTimes(200);
});

test('an empty collection has no documents; a nameless document is left out', async () => {
  expect(await readConcertDocuments(access, () => Promise.resolve({}))).toEqual({ items: [], leftOut: [] });
  const { items, leftOut } = await readConcertDocuments(access, () =>
    Promise.resolve({ documents: [{ fields: {} }, document('a')] }),
  );
  expect(items).toEqual([plain('a')]);
  expect(leftOut).toHaveLength(1);
});

test.each([
  ['a query', since, {}],
  ['a query', since, [{}]],
  ['the collection', undefined, { error: { code: 404 } }],
  ['the collection', undefined, { documents: {} }],
])(
  'rejects an answer about %s (%s) in another shape, never as "no concerts": %j',
  async (_, from, answer) => {
    const reading = readConcertDocuments(access, () => Promise.resolve(answer), from);
    await expect(reading).rejects.toThrow('another shape');
  },
);
