import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { add, call, list, plain, put } from './concertCalls.ts';
import { later, newKey, now, useStore, stores } from './concertStores.ts';

const json = async (answer: Response) => (await answer.json()) as Concert;

describe.each(stores)('$name', ({ start }) => {
  useStore(start, now);

  test('a change replaces every field that was sent, keeps the slug, and counts', async () => {
    const first = await add({ ...plain, city: 'Wien', free: true });
    later(1);
    const moved = { name: 'Zugabe', date: '2027-04-04T20:00:00+02:00', previousDate: '2027-03-04T19:00:00Z' };
    const answer = await put(first.id, 0, { ...moved, slug: 'mine', revision: 41, id: 'mine' });

    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    const changed = await json(answer);
    expect(changed).toEqual({
      ...{ id: first.id, slug: first.slug, revision: 1, updatedAt: '2026-11-23T12:00:00Z' },
      ...{ name: 'Zugabe', date: '2027-04-04T18:00:00Z', previousDate: '2027-03-04T19:00:00Z' },
      ...{ status: 'planned', free: false, timeZone: 'Europe/Vienna', timeUnknown: false },
    });
    expect(await list()).toEqual([changed]);
  });

  test('a change that is sent again after somebody else has changed the concert is refused with the present record', async () => {
    const { id } = await add();
    const mine = { ...plain, name: 'Zugabe' };
    await put(id, 0, mine);
    const others = await json(await put(id, 1, { ...plain, name: 'Premiere' }));

    const again = await put(id, 0, mine);
    expect([again.status, again.headers.get('etag')]).toEqual([412, '"2"']);
    expect(await again.json()).toMatchObject({ present: others });
    expect((await put(id, 0, { ...plain, name: 'Premiere' })).status, 'the same values').toBe(200);
    expect(await list()).toEqual([others]);
  });

  test('an added concert that is sent again gets the present record with its revision', async () => {
    const again = { method: 'POST', body: plain, headers: { 'idempotency-key': newKey() } };
    const { id } = await json(await call('', again));
    const changed = await json(await put(id, 0, { ...plain, name: 'Zugabe' }));

    const answer = await call('', again);
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"1"']);
    expect(await answer.json()).toEqual(changed);
  });

  test.each([
    ['cancelled', 422],
    ['postponed', 422],
    ['planned', 200],
    ['soldOut', 200],
  ])('a %s concert cannot be sold out before it takes place: %i', async (status, expected) => {
    const { id } = await add({ ...plain, status });
    const answer = await put(id, 0, { ...plain, status: 'soldOut', free: true });

    expect(answer.status).toBe(expected);
    if (expected === 200) return;
    expect(await answer.json()).toMatchObject({
      type: 'urn:problem-type:match:invalid',
      title: expect.stringMatching(/\w/) as string,
      errors: [{ field: 'status', message: expect.stringContaining(status) as string }],
    });
    expect((await put(id, 3, { ...plain, status: 'soldOut' })).status, 'of another revision').toBe(412);
    expect((await put(id, 0, { ...plain, status, free: true })).status, 'the same status').toBe(200);
    expect((await put(id, 1, plain)).status).toBe(200);
    expect((await put(id, 2, { ...plain, status: 'soldOut' })).status, 'once it takes place').toBe(200);
  });
});
