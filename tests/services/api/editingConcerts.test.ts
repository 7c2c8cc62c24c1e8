import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { add, call, get, history, list, listDeleted, plain, put, remove, restore } from './concertCalls.ts';
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

  test('the second of two editors gets the present record, in both languages, and nothing changes', async () => {
    const { id } = await add();
    const winner = await json(await put(id, 0, { ...plain, name: 'Die Erste' }));

    for (const [language, words] of [
      ['de', /jemand anderer geändert/],
      ['en', /Somebody else has changed/],
    ] as const) {
      const refused = await put(id, 0, { ...plain, name: 'Die Zweite' }, { 'accept-language': language });
      expect([refused.status, refused.headers.get('etag')]).toEqual([412, '"1"']);
      expect(await refused.json()).toMatchObject({
        type: 'urn:problem-type:match:outdated',
        title: expect.stringMatching(words) as string,
        present: winner,
      });
    }
    expect((await remove(id, 0)).status).toBe(412);
    expect(await list()).toEqual([winner]);
  });

  test('a change that is sent again after its answer was lost is no conflict and counts once', async () => {
    const { id } = await add();
    const next = {
      ...plain,
      name: 'Zugabe',
      price: { from: 12.5, to: 15, currency: 'EUR' },
      support: ['Nora'],
    };
    const first = await json(await put(id, 0, next));
    later(1);
    const again = await put(id, 0, next);

    expect([again.status, again.headers.get('etag')]).toEqual([200, '"1"']);
    expect(await again.json()).toEqual(first);
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

  test('the history holds each version of the last 90 days, and a deletion', async () => {
    const { id } = await add();
    for (const [revision, name] of ['Zugabe', 'Premiere', 'Finale'].entries()) {
      later(revision * 50);
      await put(id, revision, { ...plain, name });
    }
    await remove(id, 3);
    const versions = (await (await history(id)).json()) as (Concert & { deleted?: string })[];
    // The first version was replaced 100 days before.
    expect(versions.map(({ name, revision, deleted }) => [name, revision, deleted !== undefined])).toEqual([
      ['Finale', 4, true],
      ['Finale', 3, false],
      ['Premiere', 2, false],
      ['Zugabe', 1, false],
    ]);
  });

  test('a change that broke off leaves no version twice, and what is erased leaves none', async () => {
    const { id } = await add();
    const names = async () => ((await (await history(id)).json()) as Concert[]).map(({ name }) => name);
    // Two editors keep the same version; one of them changes it.
    await Promise.all([put(id, 0, { ...plain, name: 'Zugabe' }), put(id, 0, { ...plain, name: 'Premiere' })]);
    expect((await names()).slice(1)).toEqual([plain.name]);
    await remove(id, 1);
    later(31);
    const other = await add();
    await remove(other.id, 0);
    expect((await history(id)).status).toBe(404);
    expect((await history(other.id)).status).toBe(200);
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

  test('a deleted concert is gone for 30 days, and comes back with its address', async () => {
    const { id, ...concert } = await add({ ...plain, note: { de: 'Mit Sesseln.', en: 'With chairs.' } });
    expect((await remove(id, 0)).status).toBe(204);
    expect((await remove(id, 0)).status, 'again, after a lost answer').toBe(204);

    expect(await list()).toEqual([]);
    expect([(await get(id)).status, (await put(id, 1, plain)).status]).toEqual([410, 410]);
    const deleted = { ...concert, id, revision: 1, deleted: '2026-11-22T12:00:00Z' };
    expect(await listDeleted()).toEqual([deleted]);

    later(29);
    const restored = await restore(id);
    expect([restored.status, restored.headers.get('etag')]).toEqual([200, '"2"']);
    expect((await restore(id)).status, 'again, after a lost answer').toBe(200);
    expect(await list()).toEqual([{ ...concert, id, revision: 2, updatedAt: '2026-12-21T12:00:00Z' }]);
    expect(await listDeleted()).toEqual([]);
    expect((await put(id, 2, { ...plain, name: 'Zugabe' })).status).toBe(200);
  });

  test.each(['__proto__', 'a%2Fb', 'x'.repeat(2000)])(
    'an id that no store makes is unknown: %.9s',
    async (id) => expect((await get(id)).status).toBe(404),
  );

  test('after 30 days a deleted concert cannot be restored, and the next deletion erases it', async () => {
    const [old, other] = [await add(), await add()];
    await remove(old.id, 0);
    later(30.1);

    expect((await restore(old.id)).status).toBe(410);
    expect(await listDeleted()).toEqual([]);
    await remove(other.id, 0);
    expect((await restore(old.id)).status).toBe(404);
    expect(await listDeleted()).toMatchObject([{ id: other.id }]);
  });

  test('a repeated call after the deletion adds nothing', async () => {
    const again = { method: 'POST', body: plain, headers: { 'idempotency-key': newKey() } };
    const { id } = await json(await call('', again));
    await remove(id, 0);

    expect((await call('', again)).status).toBe(410);
    expect(await list()).toEqual([]);
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

  test('200 simultaneous edits by two admins: none is lost, and every refusal is explained', async () => {
    const { id } = await add({ ...plain, name: '0 0' });
    const refusals: unknown[] = [];
    /** Counts up its own number in the name, a hundred times, from the record that it saw last. */
    const admin = async (place: 0 | 1) => {
      let seen: Concert = await json(await get(id));
      for (let done = 0; done < 100;) {
        const numbers = seen.name.split(' ').map(Number);
        numbers[place] = (numbers[place] ?? 0) + 1;
        const answer = await put(id, seen.revision, { ...plain, name: numbers.join(' ') });
        if (answer.status === 200) done += 1;
        else refusals.push([answer.status, await answer.clone().json()]);
        const body = (await answer.json()) as Concert & { present?: Concert };
        seen = body.present ?? body;
      }
    };
    await Promise.all([admin(0), admin(1)]);

    expect(await json(await get(id))).toMatchObject({ name: '100 100', revision: 200 });
    expect(refusals.length).toBeGreaterThan(10);
    for (const refusal of refusals)
      expect(refusal).toEqual([
        412,
        expect.objectContaining({
          title: expect.stringMatching(/Somebody/) as string,
          present: expect.objectContaining({ id }) as Concert,
        }),
      ]);
  });
});
