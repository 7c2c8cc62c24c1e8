import type { BlobStore } from '../../../src/stores/blobStore.ts';
import { expect, test, vi } from 'vitest';
import { keyWithExpiry, removeExpired } from '../../../src/stores/expiry.ts';

const hour = 3_600_000;

test.each([
  [10 * hour, '10/name'],
  [10 * hour + 1, '11/name'],
  [11 * hour - 1, '11/name'],
])('a record that expires at %d ms has the key %s: its hour is never too early', (end, key) =>
  expect(keyWithExpiry(end, 'name')).toBe(key),
);

/** A store with these keys. */
function storeOf(keys: Set<string>) {
  const list = vi.fn(({ directories, prefix = '' }: { directories?: boolean; prefix?: string }) =>
    Promise.resolve({
      directories: directories ? [...new Set([...keys].map((key) => key.split('/')[0]))] : [],
      blobs: [...keys].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
    }),
  );
  const store = { list, delete: (key: string) => Promise.resolve(keys.delete(key)) };
  return store as unknown as BlobStore;
}

test('deletes expired records, and no others', async () => {
  const keys = new Set(['9/old', '10/one', '10/two', '11/next', '100/far']);
  await removeExpired(storeOf(keys), { now: 10 * hour - 1 });
  expect([...keys]).toEqual(['10/one', '10/two', '11/next', '100/far']);
  await removeExpired(storeOf(keys), { now: 10 * hour });
  expect([...keys]).toEqual(['11/next', '100/far']);
});

test.each([
  [undefined, 50],
  [Infinity, 4000],
])(
  'of 4,000 expired records a call with the limit %s deletes %i, the oldest first, and keeps what is to be kept',
  async (most, count) => {
    const keys = new Set(
      Array.from({ length: 4000 }, (_, index) => `${12 - Math.floor(index / 1000)}/${index}`),
    );
    const isKept = (key: string) => Promise.resolve(key === '9/3000');
    await removeExpired(storeOf(keys), { now: 20 * hour, isKept, ...(most && { most }) });
    expect(keys.size).toBe(4000 - count + 1);
    expect(keys.has('9/3000')).toBe(true);
    expect(keys.has('9/3001')).toBe(false);
  },
);
