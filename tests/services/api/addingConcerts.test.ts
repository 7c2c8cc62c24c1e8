import { afterEach, describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { call, get, list, plain } from './concertCalls.ts';
import { newKey, useStore, startBlobStore, stores } from './concertStores.ts';

const add = (concert: object, headers: Record<string, string> = {}) =>
  call('', { method: 'POST', body: concert, headers });
const stored = async (answer: Response) => (await answer.json()) as Concert;

describe.each(stores)('$name', ({ start }) => {
  const { written } = useStore(start);

  test('stores a concert, answers with its address, and lists it', async () => {
    const full = {
      name: '  Lampenfieber ',
      date: '2027-07-02T20:30:00+02:00',
      doors: '2027-07-02T19:00:00+02:00',
      end: '2027-07-03T00:30:00+02:00',
      previousDate: '2027-06-04T20:30:00+02:00',
      timeZone: 'Europe/Berlin',
      price: { from: 22, to: 25.5, currency: 'EUR' },
      support: ['Fernlicht', 'Die zweite Kassa'],
      venue: 'Arena',
      city: 'Wien',
      ticketUrl: 'https://tickets.example.com/1?a=b&c=ü',
      note: { de: 'Mit Sesseln.', en: 'With chairs.' },
      free: true,
    };
    const answer = await add(full);
    const { id, ...record } = await stored(answer);

    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/concerts/${id}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBe('"0"');
    expect(record).toEqual({
      ...full,
      name: 'Lampenfieber',
      date: '2027-07-02T18:30:00Z',
      doors: '2027-07-02T17:00:00Z',
      end: '2027-07-02T22:30:00Z',
      previousDate: '2027-06-04T18:30:00Z',
      status: 'planned',
      timeUnknown: false,
      revision: 0,
      slug: '2027-07-02-lampenfieber',
      updatedAt: expect.any(String) as string,
    });
    expect(await list()).toEqual([{ ...record, id }]);
    const got = await get(id);
    expect(got.headers.get('etag')).toBe('"0"');
    expect(await got.json()).toEqual({ ...record, id });
  });

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

  test('a repeated call adds nothing and gets the answer of the first one', async () => {
    const key = { 'idempotency-key': newKey() };
    const answers = [await add(plain, key), await add(plain, key), await add(plain, key)];
    const ids = (await Promise.all(answers.map(stored))).map(({ id }) => id);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(new Set(ids).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('a repeated key with another body gets the first concert, unchanged', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await stored(await add(plain, key));

    expect(await stored(await add({ ...plain, name: 'Etwas anderes' }, key))).toEqual(first);
    expect(await list()).toEqual([first]);
  });

  test('ten simultaneous repeats add one concert', async () => {
    const key = { 'idempotency-key': newKey() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(plain, key)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set((await Promise.all(answers.map(stored))).map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
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
