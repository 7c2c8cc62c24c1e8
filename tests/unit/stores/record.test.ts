import type { BlobStore } from '../../../src/stores/blobStore.ts';
import { expect, test, vi } from 'vitest';
import { readRecord, updateRecord } from '../../../src/stores/record.ts';

const holding = (text: string | null) => ({ text: () => Promise.resolve(text) }) as unknown as BlobStore;

test.each([
  ['{"count":1}', { count: 1 }],
  [null, null],
  ['{"count":', undefined],
  ['', undefined],
])('a store that holds %j has the record %j', async (text, record) =>
  expect(await readRecord(holding(text), 'key')).toEqual(record),
);

test('does not treat an outage as a missing record', async () => {
  const store = { text: () => Promise.reject(new Error('down')) } as unknown as BlobStore;
  await expect(readRecord(store, 'key')).rejects.toThrow('down');
});

test('gives up a record that others change six times in a row', async () => {
  const setJSON = vi.fn(() => Promise.resolve({ modified: false }));
  const store = { getWithEtag: () => Promise.resolve(null), setJSON } as unknown as BlobStore;
  expect(await updateRecord(store, 'key', () => ({ count: 1 }))).toBeUndefined();
  expect(setJSON).toHaveBeenCalledTimes(6);
});
