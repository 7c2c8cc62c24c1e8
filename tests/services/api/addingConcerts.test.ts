import { afterEach, describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { call, change, list, plain } from './concertCalls.ts';
import { newKey, useStore, startBlobStore, stores } from './concertStores.ts';

const add = (concert: object, headers: Record<string, string> = {}) =>
  call('', { method: 'POST', body: concert, headers });
const stored = async (answer: Response) => (await answer.json()) as Concert;

describe.each(stores)('$name', ({ start }) => {
  useStore(start);

  test('a repeated key with another body gets the first concert as it is now', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await stored(await add(plain, key));
    const present = await stored(await change(first, { name: 'Zugabe' }));

    const answer = await add({ ...plain, name: 'Etwas anderes' }, key);
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"1"']);
    expect(await stored(answer)).toEqual(present);
    expect(await list()).toEqual([present]);
  });
});

describe('rejects', () => {
  useStore(startBlobStore);
  afterEach(async () => expect(await list(), 'nothing was stored').toEqual([]));

  test.each([
    ['an empty key', ''],
    ['an endless key', 'k'.repeat(256)],
    ['a key of two words', 'two words'],
  ])('a concert with %s', async (_, key) =>
    expect((await add(plain, { 'idempotency-key': key })).status).toBe(400),
  );

  test('names all errors at once', async () => {
    const answer = await add({ name: '', date: 'bald', city: '' });
    const { errors } = (await answer.json()) as { errors: { field: string }[] };

    expect(errors.map(({ field }) => field).sort()).toEqual(['city', 'date', 'name']);
  });
});
