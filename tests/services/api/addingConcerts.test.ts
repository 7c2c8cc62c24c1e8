import { afterEach, describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { call, change, list, plain } from './concertCalls.ts';
import { newKey, useStore, startBlobStore, stores } from './concertStores.ts';

const add = (concert: object, headers: Record<string, string> = {}) =>
  call('', { method: 'POST', body: concert, headers });
const stored = async (answer: Response) => (await answer.json()) as Concert;

describe.each(stores)('$name', ({ start }) => {
  const { written } = useStore(start);

  test('drops an id, a slug and a revision that were sent: the store makes them, and keeps the id outside of the record', async () => {
    const { id, slug, revision } = await stored(
      await add({ ...plain, id: 'mine', slug: 'mine', revision: 7 }),
    );

    expect(id).not.toBe('mine');
    expect([slug, revision]).toEqual(['2027-03-04-lampenfieber', 0]);
    const records = await written();
    expect(Object.keys(records)).toEqual([id]);
    expect(records[id]).not.toHaveProperty('id');
  });

  test('lists the earliest concert first, whatever was added first', async () => {
    for (const date of [
      '2028-01-01T20:00:00+01:00',
      '1950-01-01T00:00:00+01:00',
      '2027-06-01T20:00:00+02:00',
    ])
      await add({ ...plain, date });

    expect((await list()).map(({ date }) => date)).toEqual([
      '1949-12-31T23:00:00Z',
      '2027-06-01T18:00:00Z',
      '2028-01-01T19:00:00Z',
    ]);
  });

  test('a repeated key with another body gets the first concert as it is now', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await stored(await add(plain, key));
    const present = await stored(await change(first, { name: 'Zugabe' }));

    const answer = await add({ ...plain, name: 'Etwas anderes' }, key);
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"1"']);
    expect(await stored(answer)).toEqual(present);
    expect(await list()).toEqual([present]);
  });

  test('two simultaneous admins lose nothing, with keys of their own or without any', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Konzert ${index}`);
    await Promise.all(
      names.map((name, index) => add({ ...plain, name }, index % 2 ? { 'idempotency-key': newKey() } : {})),
    );

    expect((await list()).map(({ name }) => name).sort()).toEqual(names);
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

  test('says what is wrong in the caller’s language', async () => {
    const answer = await add({ ...plain, note: { de: ' ', en: 'x' } }, { 'accept-language': 'de-AT' });

    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'note.de', message: '„Notiz auf Deutsch“ fehlt noch.' }],
    });
  });

  test('names all errors at once', async () => {
    const answer = await add({ name: '', date: 'bald', city: '' });
    const { errors } = (await answer.json()) as { errors: { field: string }[] };

    expect(errors.map(({ field }) => field).sort()).toEqual(['city', 'date', 'name']);
  });
});
