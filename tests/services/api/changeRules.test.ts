import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { tidy } from '../../../functions/_lib/tidy.ts';
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
    const answer = await call('', { method: 'POST', body: full });
    const { id, ...record } = await json(answer);

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

  test('ten simultaneous repeats add one concert, a late one gets it as it is now, and one after its deletion adds nothing', async () => {
    const again = { method: 'POST', body: plain, headers: { 'idempotency-key': newKey() } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('', again)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set((await Promise.all(answers.map(json))).map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    const [first] = await list();
    const present = await json(await change(first ?? { id: '' }, { name: 'Zugabe' }));
    const late = await call('', { ...again, body: { ...plain, name: 'Etwas anderes' } });
    expect([late.status, late.headers.get('etag'), await json(late)]).toEqual([201, '"1"', present]);

    await remove(present.id, 1);
    expect([(await call('', again)).status, await list()]).toEqual([410, []]);
  });

  test('the history holds each version of the last 90 days, and a deletion', async () => {
    const { id } = await add();
    for (const [index, name] of ['Zugabe', 'Premiere', 'Finale'].entries()) {
      later(index * 50);
      await patch(id, { name });
    }
    await remove(id, 3);
    const versions = (await (await history(id)).json()) as (Concert & { deleted?: string })[];
    // The first version was replaced 100 days before.
    expect(versions.map(({ name, deleted }) => name + (deleted ? ' deleted' : ''))).toEqual([
      ...['Finale deleted', 'Finale', 'Premiere', 'Zugabe'],
    ]);
  });

  test('a change that broke off leaves no version twice, and what is erased leaves none', async () => {
    const concert = await add();
    const { id } = concert;
    const names = async () => ((await (await history(id)).json()) as Concert[]).map(({ name }) => name);
    // Two editors keep the same version; one of them changes it.
    await Promise.all(['Zugabe', 'Premiere'].map((name) => change(concert, { name })));
    expect((await names()).slice(1)).toEqual([plain.name]);
    await remove(id, 1);
    later(31);
    const other = await add();
    await tidy();
    expect((await history(id)).status).toBe(404);
    expect((await history(other.id)).status).toBe(200);
  });

  test('a deleted concert is gone for 30 days, and comes back with its address', async () => {
    const { id, ...concert } = await add({ ...plain, note: { de: 'Mit Sesseln.', en: 'With chairs.' } });
    expect((await remove(id, 0)).status).toBe(204);
    expect((await remove(id, 0)).status, 'again, after a lost answer').toBe(204);

    expect(await list()).toEqual([]);
    expect([(await get(id)).status, (await patch(id, plain)).status]).toEqual([410, 410]);
    const deleted = { ...concert, id, revision: 1, deleted: '2026-11-22T12:00:00Z' };
    expect(await listDeleted()).toEqual([deleted]);

    later(29);
    const restored = await restore(id);
    expect([restored.status, restored.headers.get('etag')]).toEqual([200, '"2"']);
    expect((await restore(id)).status, 'again, after a lost answer').toBe(200);
    expect(await list()).toEqual([{ ...concert, id, revision: 2, updatedAt: '2026-12-21T12:00:00Z' }]);
    expect(await listDeleted()).toEqual([]);
    expect((await patch(id, { name: 'Zugabe' })).status).toBe(200);
  });

  test('after 30 days a deleted concert cannot be restored, and the daily run erases it', async () => {
    const [old, other] = [await add(), await add()];
    await remove(old.id, 0);
    later(30.1);

    expect((await restore(old.id)).status).toBe(410);
    expect(await listDeleted()).toEqual([]);
    await remove(other.id, 0);
    expect((await restore(old.id)).status, 'until then it is there').toBe(410);
    await tidy();
    expect((await restore(old.id)).status).toBe(404);
    expect(await listDeleted()).toMatchObject([{ id: other.id }]);
  });

  test('no slug is ever given twice, also not to simultaneous concerts or after a deletion', async () => {
    const added = await Promise.all(Array.from({ length: 6 }, () => add()));
    const slugs = added.map(({ slug }) => slug).sort();
    expect(slugs).toEqual([
      '2027-03-04-lampenfieber',
      ...[2, 3, 4, 5, 6].map((number) => `2027-03-04-lampenfieber-${number}`),
    ]);
    await Promise.all(added.map(({ id }) => remove(id, 0)));

    expect((await add()).slug).toBe('2027-03-04-lampenfieber-7');
  });

  test('a repeat writes nothing, also after somebody has undone it, and where the first call found it made', async () => {
    const { id } = await add();
    const [first, other] = [newKey(), newKey()];
    const sellOut = (key: string) => patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    await sellOut(first);
    await sellOut(other);
    await patch(id, { status: 'planned' }, { status: 'soldOut' });
    for (const key of [first, other]) {
      const repeat = await sellOut(key);
      expect([repeat.status, await json(repeat)]).toMatchObject([200, { status: 'planned', revision: 2 }]);
    }
    // Deleting and restoring keep the memory.
    await remove(id, 2);
    await restore(id);
    expect(await json(await sellOut(first))).toMatchObject({ status: 'planned', revision: 4 });
  });

  test('ten simultaneous repeats make one version, and changes of different groups all stay', async () => {
    const { id } = await add();
    const key = newKey();
    const repeats = Array.from({ length: 10 }, () => patch(id, { name: 'Neu' }, { name: plain.name }, key));
    expect(new Set((await Promise.all(repeats)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await json(await get(id))).toMatchObject({ name: 'Neu', revision: 1 });
    const sets = [{ venue: 'Arena' }, { status: 'soldOut' }, { support: ['Fernlicht'] }];
    const different = await Promise.all(sets.map((set) => patch(id, set, {})));
    expect(different.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await json(await get(id))).toMatchObject({ ...sets[0], ...sets[1], ...sets[2], revision: 4 });
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

  test('says who was first in the caller’s language: names the group, has the present record, and writes nothing', async () => {
    const first = await add({ ...plain, venue: 'Arena', city: 'Wien' });
    const present = await json(await change(first, { venue: 'Flex' }));
    const refused = await call(`/${first.id}`, {
      method: 'PATCH',
      body: { set: { city: 'Linz', name: 'Neu' }, was: first },
      headers: { 'idempotency-key': newKey(), 'accept-language': 'de' },
    });
    expect([refused.status, refused.headers.get('etag')]).toEqual([412, '"1"']);
    expect(await refused.json()).toMatchObject({
      type: 'urn:problem-type:match:outdated',
      title: expect.stringMatching(/jemand anderer geändert/) as string,
      ...{ groups: ['venue'], present },
    });
    expect(await list()).toEqual([present]);
  });

  test('what already is as it is set is no conflict, and no version', async () => {
    const first = await add();
    const set = { name: 'Neu', price: { from: 12.5, to: 15, currency: 'EUR' }, support: ['Nora'] };
    const changed = await json(await change(first, set));
    later(1);
    expect(await json(await change(first, set))).toEqual(changed);
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
