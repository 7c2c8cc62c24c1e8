import type { BlobStore } from '../../../src/stores/blobStore.ts';
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/stores/record.ts';

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
