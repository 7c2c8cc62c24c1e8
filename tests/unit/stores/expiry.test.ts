import type { BlobStore } from '../../../src/stores/blobStore.ts';
import { expect, test } from 'vitest';
import { keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';

const hour = 3_600_000;

test.each([
  [10 * hour, '10/name'],
  [10 * hour + 1, '11/name'],
  [11 * hour - 1, '11/name'],
])('a record that expires at %d ms has the key %s: its hour is never too early', (end, key) =>
  expect(keyWithExpiry(end, 'name')).toBe(key),
);

test('deletes expired records, and no others', async () => {
  const keys = new Set(['9/old', '10/one', '10/two', '11/next', '100/far']);
  const store = {
    list: ({ directories, prefix = '' }: { directories?: boolean; prefix?: string }) =>
      Promise.resolve({
        directories: directories ? [...new Set([...keys].map((key) => key.split('/')[0]))] : [],
        blobs: [...keys].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
      }),
    delete: (key: string) => Promise.resolve(keys.delete(key)),
  };
  await removeExpired(store as unknown as BlobStore, 10 * hour - 1);
  expect([...keys]).toEqual(['10/one', '10/two', '11/next', '100/far']);
  await removeExpired(store as unknown as BlobStore, 10 * hour);
  expect([...keys]).toEqual(['11/next', '100/far']);
});
