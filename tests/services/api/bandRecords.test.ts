import { describe, expect, test } from 'vitest';
import bandRecords from '../../../functions/bandRecords.ts';
import type { OwnReleaseRecord } from '../../../src/records/band/ownRelease.ts';
import { builtKinds, kinds, type BuiltKind } from '../../../src/records/kinds.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { contextOf, site } from './band.ts';
import { recordCalls } from './recordCalls.ts';

/** A record of each kind, a valid change of it, and one that its contract refuses with the field. */
const samples = {
  fact: [{ name: 'Funke', email: 'wir@funke.at' }, { name: 'Glut' }, { email: 'keine Adresse' }],
  text: [
    { key: 'page:tagline', de: 'Laut', en: 'Loud' },
    { de: 'Leise aus {{hometown}}' },
    { de: 'Aus {{heimat}}' },
  ],
  person: [
    { order: 1, name: 'Ada', instrumentLangKeys: ['bass', { de: 'Säge', en: 'Saw' }] },
    { text: { de: 'Singt.', en: 'Sings.' } },
    { name: 'x'.repeat(41) },
  ],
  place: [{ focus: [0.2, 0.8] }, { alt: { de: 'Wir.', en: 'Us.' } }, { focus: [2, 0] }],
  release: [
    { name: 'Neu', tracks: [], links: ['https://bandcamp.com/neu'] } satisfies Partial<OwnReleaseRecord>,
    { release_date: '2026-11-06', release_date_precision: 'day' },
    { links: ['https://wir'] },
  ],
  video: [{ order: 1, video: 'aqz-KE-bpKQ', title: 'Live' }, { title: 'Leise' }, { video: 'zu kurz' }],
} satisfies Record<BuiltKind, [object, object, object]>;

describe.each(builtKinds)('%s', (name) => {
  useBlobs(kinds[name].store, 'history');
  const [plain, set, wrong] = samples[name];
  const { path } = kinds[name];
  const { add, change, get, history, listAll, patch, remove, restore } = recordCalls<{ id: string }>(
    path,
    bandRecords,
    plain,
  );
  const [field = ''] = Object.keys(wrong);

  test('nobody but the band reads or changes one', async () => {
    const { id } = await add();
    for (const [method, below] of [
      ['GET', ''],
      ['GET', '?desk'],
      ['GET', `/${id}`],
      ['GET', `/${id}/history`],
      ['POST', ''],
      ['PATCH', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      const request = new Request(`${site}${path}${below}`, { method });
      const { status } = await bandRecords(request, contextOf(request));
      // Without a session there is no token of one either.
      expect([method, below, status]).toEqual([method, below, method === 'GET' ? 401 : 403]);
    }
  });

  test('is added, changed, kept in its history, deleted and restored', async () => {
    const added = await add();
    expect(added).toMatchObject({ ...plain, revision: 0 });
    expect(await (await change(added, set)).json()).toMatchObject({ ...plain, ...set, revision: 1 });
    expect(await (await history(added.id)).json()).toMatchObject([{ ...set }, plain]);
    expect((await remove(added.id, 1)).status).toBe(204);
    expect(await listAll()).toEqual([]);
    expect(await (await restore(added.id)).json()).toMatchObject({ ...plain, ...set });
  });

  test('a wrong value is refused with its field, and nothing of it is stored', async () => {
    const added = await add();
    const answer = await change(added, { ...set, ...wrong });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{}] }]);
    const body = (await (await change(added, wrong)).json()) as { errors: { field: string }[] };
    expect(body.errors[0]?.field.split('.')[0]).toBe(field);
    expect(await (await get(added.id)).json()).toMatchObject({ ...plain, revision: 0 });
  });

  test('two phones: other fields are merged, the same one is a conflict', async () => {
    const added = await add();
    expect((await change(added, set)).status).toBe(200);
    const [first = ''] = Object.keys(set);
    const late = await patch(added.id, { [first]: Reflect.get(plain, first) ?? null }, { [first]: 'other' });
    expect(late.status).toBe(412);
  });
});

describe('texts', () => {
  useBlobs('texts', 'history');

  test('two phones write one text in two languages at once: both stay', async () => {
    const texts = recordCalls<{ id: string }>('/api/texts', bandRecords, samples.text[0]);
    const added = await texts.add();
    const [one, other] = await Promise.all([
      texts.change(added, { de: 'Ganz laut' }),
      texts.change(added, { en: 'Very loud' }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await (await texts.get(added.id)).json()).toMatchObject({ de: 'Ganz laut', en: 'Very loud' });
  });
});

test('an address that no kind has is unknown', async () => {
  const request = new Request(`${site}/api/things`);
  expect((await bandRecords(request, contextOf(request))).status).toBe(404);
});
