import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { bothStores, later, newKey, now, stores, useStore } from './concertStores.ts';
import {
  add,
  call,
  change,
  get,
  history,
  list,
  listDeleted,
  patch,
  plain,
  remove,
  restore,
} from './concertCalls.ts';

const json = async (answer: Response) => (await answer.json()) as Concert;
/** Status, and the groups that a refusal names. */
const outcome = async (answer: Response) => {
  const { groups } = (await answer.json()) as { groups?: string[] };
  return groups ? [answer.status, groups] : [answer.status];
};

describe.each(bothStores)('$name', ({ start }) => {
  useStore(start, now);

  test('a repeat writes nothing, also after somebody has undone it', async () => {
    const { id } = await add();
    const key = newKey();
    await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    await patch(id, { status: 'planned' }, { status: 'soldOut' });
    const repeat = await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    expect(repeat.status).toBe(200);
    expect(await json(repeat)).toMatchObject({ status: 'planned', revision: 2 });
    // Deleting and restoring keep the memory.
    await remove(id, 2);
    await restore(id);
    const late = await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    expect(await json(late)).toMatchObject({ status: 'planned', revision: 4 });
  });

  test('ten simultaneous repeats make one version, and ten changes of ten groups all stay', async () => {
    const { id } = await add();
    const key = newKey();
    const repeats = Array.from({ length: 10 }, () => patch(id, { name: 'Neu' }, { name: plain.name }, key));
    expect(new Set((await Promise.all(repeats)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await json(await get(id))).toMatchObject({ name: 'Neu', revision: 1 });
    const different = [
      { venue: 'Arena' },
      { status: 'soldOut' },
      { support: ['Fernlicht'] },
      { ticketUrl: 'https://tickets.example.com/1' },
    ].map((set) => patch(id, set, {}));
    expect((await Promise.all(different)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await json(await get(id))).toMatchObject({
      ...{ venue: 'Arena', status: 'soldOut', support: ['Fernlicht'], revision: 5 },
    });
  });
});

describe.each(stores)('$name', ({ start }) => {
  useStore(start, now);

  test('changes the fields that it names but those of the store, takes one away by null, and counts', async () => {
    const { venue, ...first } = await add({ ...plain, venue: 'Arena', support: ['Fernlicht'] });
    later(1);
    const set = { name: 'Neu', date: '2027-04-04T20:00:00+02:00', venue: null };
    const was = { name: plain.name, venue };
    const answer = await patch(first.id, { ...set, slug: 'mine', revision: 41, id: 'mine' }, was);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    const record = await json(answer);
    expect(record).toEqual({
      ...{ ...first, name: 'Neu', date: '2027-04-04T18:00:00Z' },
      ...{ revision: 1, updatedAt: '2026-11-23T12:00:00Z' },
    });
    expect(await list()).toEqual([record]);
  });

  test('two changes of different groups from one version both stay', async () => {
    const { id } = await add({ ...plain, venue: 'Arena' });
    await patch(id, { status: 'cancelled' }, { status: 'planned' });
    const second = await patch(id, { venue: 'Flex' }, { venue: 'Arena' });
    expect(await json(second)).toMatchObject({ status: 'cancelled', venue: 'Flex', revision: 2 });
  });

  test.each([
    ['de', /jemand anderer geändert/],
    ['en', /Somebody else has changed/],
  ])(
    'says in %s who was first: names the group, has the present record, and writes nothing',
    async (language, words) => {
      const first = await add({ ...plain, venue: 'Arena', city: 'Wien' });
      const present = await json(await change(first, { venue: 'Flex' }));
      const refused = await call(`/${first.id}`, {
        method: 'PATCH',
        body: { set: { city: 'Linz', name: 'Neu' }, was: first },
        headers: { 'idempotency-key': newKey(), 'accept-language': language },
      });
      expect([refused.status, refused.headers.get('etag')]).toEqual([412, '"1"']);
      expect(await refused.json()).toMatchObject({
        type: 'urn:problem-type:match:outdated',
        title: expect.stringMatching(words) as string,
        ...{ groups: ['venue'], present },
      });
      expect(await list()).toEqual([present]);
    },
  );

  test('what already is as it is set is no conflict, and no version', async () => {
    const first = await add();
    const set = { name: 'Neu', price: { from: 12.5, to: 15, currency: 'EUR' }, support: ['Nora'] };
    const changed = await json(await change(first, set));
    later(1);
    expect(await json(await change(first, set))).toEqual(changed);
  });

  test('a repeat of a change that had found itself made already writes nothing either', async () => {
    const { id } = await add();
    const key = newKey();
    await patch(id, { status: 'soldOut' }, { status: 'planned' });
    await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    await patch(id, { status: 'planned' }, { status: 'soldOut' });
    const repeat = await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    expect(await json(repeat)).toMatchObject({ status: 'planned', revision: 2 });
  });

  test('a mixture that breaks the contract is 412 with its groups', async () => {
    const { id } = await add({ ...plain, end: '2027-03-04T22:00:00Z' });
    const moved = await patch(id, { date: '2027-03-04T23:00:00Z' }, { date: '2027-03-04T19:00:00Z' });
    expect(await outcome(moved)).toEqual([412, ['end', 'date']]);
  });

  test('deletes what its sender has seen, restores, and repeats neither', async () => {
    const { id, name } = await add();
    const [deletion, restoring] = [newKey(), newKey()];
    await patch(id, { name: 'Neu' }, { name });
    const unseen = await patch(id, { deleted: true }, { deleted: false, name });
    expect(await outcome(unseen)).toEqual([412, ['name']]);
    await patch(id, { deleted: true }, { deleted: false, name: 'Neu' }, deletion);
    expect([await list(), (await listDeleted()).map((each) => each.id)]).toEqual([[], [id]]);
    expect((await patch(id, { name: 'x' }, { name: 'Neu' })).status).toBe(410);
    await patch(id, { deleted: false, name: 'Neu' }, { deleted: true }, restoring);
    await patch(id, { deleted: true }, { deleted: false, name: 'Neu' }, deletion);
    expect((await list()).map((each) => each.id)).toEqual([id]);
  });

  test('needs a name for the change, and shows it to nobody', async () => {
    const { id } = await add();
    const unnamed = { method: 'PATCH', body: { set: { name: 'x' }, was: {} } };
    for (const headers of [
      {},
      ...['', 'two words', 'k'.repeat(256)].map((key) => ({ 'idempotency-key': key })),
    ])
      expect((await call(`/${id}`, { ...unnamed, headers })).status).toBe(400);
    await patch(id, { name: 'Neu' }, { name: plain.name }, 'the-key-of-a-change');
    const told = JSON.stringify([
      await list(),
      await (await get(id)).json(),
      await (await history(id)).json(),
    ]);
    expect(told).not.toMatch(/the-key-of-a-change|changes/);
  });

  test.each(['cancelled', 'postponed'])(
    'a %s concert cannot be sold out before it takes place',
    async (status) => {
      const first = await add({ ...plain, status });
      const refused = await change(first, { status: 'soldOut' });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        type: 'urn:problem-type:match:invalid',
        title: expect.stringMatching(/\w/) as string,
        errors: [{ field: 'status', message: expect.stringContaining(status) as string }],
      });
      const others = [{ free: true }, { status: 'planned' }, { status: 'soldOut' }];
      for (const set of others) expect((await patch(first.id, set)).status).toBe(200);
    },
  );
});
