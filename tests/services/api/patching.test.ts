import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { bothStores, newKey, now, useStore } from './concertStores.ts';
import { add, get, history, list, listDeleted, patch, plain, put } from './concertCalls.ts';

const json = async (answer: Response) => (await answer.json()) as Concert;
/** Status, and the groups that a refusal names. */
const outcome = async (answer: Response) => {
  const { groups } = (await answer.json()) as { groups?: string[] };
  return groups ? [answer.status, groups] : [answer.status];
};

describe.each(bothStores)('$name', ({ start }) => {
  useStore(start, now);

  test('changes the fields that it names, and takes one away by null', async () => {
    const { id } = await add({ ...plain, venue: 'Arena', support: ['Fernlicht'] });
    const answer = await patch(
      id,
      { name: 'Neu', venue: null },
      { name: plain.name, venue: 'Arena' },
      newKey(),
    );
    const record = await json(answer);
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    expect(record).toMatchObject({ name: 'Neu', support: ['Fernlicht'], revision: 1 });
    expect(record).not.toHaveProperty('venue');
    expect(await list()).toEqual([record]);
  });

  test('two changes of different groups from one version both stay', async () => {
    const { id } = await add({ ...plain, venue: 'Arena' });
    await patch(id, { status: 'cancelled' }, { status: 'planned' }, newKey());
    const second = await patch(id, { venue: 'Flex' }, { venue: 'Arena' }, newKey());
    expect(await json(second)).toMatchObject({ status: 'cancelled', venue: 'Flex', revision: 2 });
  });

  test('a group that somebody else has changed is named with the present record, and nothing is written', async () => {
    const { id } = await add({ ...plain, venue: 'Arena', city: 'Wien' });
    const present = await json(
      await patch(id, { venue: 'Flex' }, { venue: 'Arena', city: 'Wien' }, newKey()),
    );
    const refused = await patch(
      id,
      { city: 'Linz', name: 'Neu' },
      { venue: 'Arena', city: 'Wien', name: plain.name },
      newKey(),
    );
    expect(refused.status).toBe(412);
    expect(await refused.json()).toMatchObject({ groups: ['venue'], present });
    expect(await list()).toEqual([present]);
  });

  test('what already is as it is set is no conflict, and no version', async () => {
    const { id } = await add();
    await patch(id, { name: 'Neu' }, { name: plain.name }, newKey());
    const again = await patch(id, { name: 'Neu' }, { name: plain.name }, newKey());
    expect(await json(again)).toMatchObject({ name: 'Neu', revision: 1 });
  });

  test('a repeat writes nothing, also after somebody has undone it', async () => {
    const { id } = await add();
    const key = newKey();
    await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    await patch(id, { status: 'planned' }, { status: 'soldOut' }, newKey());
    const repeat = await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    expect(repeat.status).toBe(200);
    expect(await json(repeat)).toMatchObject({ status: 'planned', revision: 2 });
    // A change by another call keeps the memory.
    await put(id, 2, { ...plain, name: 'Anders' });
    const late = await patch(id, { status: 'soldOut' }, { status: 'planned' }, key);
    expect(await json(late)).toMatchObject({ status: 'planned', name: 'Anders', revision: 3 });
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
    ].map((set) => patch(id, set, {}, newKey()));
    expect((await Promise.all(different)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await json(await get(id))).toMatchObject({
      ...{ venue: 'Arena', status: 'soldOut', support: ['Fernlicht'], revision: 5 },
    });
  });

  test('a mixture that breaks the contract is 412 with its groups; a value that none can be is 422 with its field', async () => {
    const { id } = await add({ ...plain, end: '2027-03-04T22:00:00Z' });
    const later = '2027-03-04T23:00:00Z';
    const moved = await patch(id, { date: later }, { date: '2027-03-04T19:00:00Z' }, newKey());
    expect(await outcome(moved)).toEqual([412, ['end', 'date']]);
    const wrong = await patch(id, { name: '' }, { name: plain.name }, newKey());
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({ errors: [{ field: 'name' }] });
    const unknown = await patch(id, { colour: 'red' }, {}, newKey());
    expect(unknown.status).toBe(422);
  });

  test('deletes what its sender has seen, restores, and repeats neither', async () => {
    const { id, name } = await add();
    const [deletion, restoring] = [newKey(), newKey()];
    await patch(id, { name: 'Neu' }, { name }, newKey());
    const unseen = await patch(id, { deleted: true }, { deleted: false, name }, newKey());
    expect(await outcome(unseen)).toEqual([412, ['name']]);
    await patch(id, { deleted: true }, { deleted: false, name: 'Neu' }, deletion);
    expect([await list(), (await listDeleted()).map((each) => each.id)]).toEqual([[], [id]]);
    expect((await patch(id, { name: 'x' }, { name: 'Neu' }, newKey())).status).toBe(410);
    await patch(id, { deleted: false, name: 'Neu' }, { deleted: true }, restoring);
    await patch(id, { deleted: true }, { deleted: false, name: 'Neu' }, deletion);
    expect((await list()).map((each) => each.id)).toEqual([id]);
  });

  test('needs a name for the change, and shows it to nobody', async () => {
    const { id } = await add();
    expect((await patch(id, { name: 'x' }, {}, '')).status).toBe(400);
    await patch(id, { name: 'Neu' }, { name: plain.name }, 'the-key-of-a-change');
    const told = JSON.stringify([
      await list(),
      await (await get(id)).json(),
      await (await history(id)).json(),
    ]);
    expect(told).not.toMatch(/the-key-of-a-change|changes/);
  });
});
