import { describe, expect, test } from 'vitest';
import type { Concert } from '../../../src/records/concert.ts';
import { tidy } from '../../../functions/_lib/tidy.ts';
import { bothStores, later, newKey, now, useStore } from './concertStores.ts';
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

  test('ten simultaneous repeats add one concert, and a late one gets it as it is now', async () => {
    const again = { method: 'POST', body: plain, headers: { 'idempotency-key': newKey() } };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('', again)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set((await Promise.all(answers.map(json))).map(({ id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    const [first] = await list();
    const present = await json(await change(first ?? { id: '' }, { name: 'Zugabe' }));
    const late = await call('', { ...again, body: { ...plain, name: 'Etwas anderes' } });
    expect([late.status, late.headers.get('etag'), await json(late)]).toEqual([201, '"1"', present]);
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
    expect(versions.map(({ name, revision, deleted }) => [name, revision, deleted !== undefined])).toEqual([
      ['Finale', 4, true],
      ['Finale', 3, false],
      ['Premiere', 2, false],
      ['Zugabe', 1, false],
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
});
