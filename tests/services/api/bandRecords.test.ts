import { beforeEach, describe, expect, test } from 'vitest';
import bandRecords from '../../../functions/bandRecords.ts';
import { builtKinds, isFixed, kinds, type BuiltKind } from '../../../src/records/kinds.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { contextOf, site } from './band.ts';
import { callsOf, samples, writeFixed } from './kindSamples.ts';

/** Changes with the beginning of the sentence that the form has on them, too. */
const worded: readonly [BuiltKind, object, RegExp][] = [
  ['video', { video: 'zu kurz' }, /^“Address at YouTube” needs the link to one video/],
  ['fact', { email: 'keine' }, /^“E-mail for booking” needs an address like/],
  ['fact', { links: ['wir@band.example'] }, /^“Links”: each line takes an address like/],
  ['fact', { country: 'XX' }, /^Please choose: Country/],
  ['text', { key: 'page:nothing' }, /^There’s no “Text” here/],
];

/** A change that the contract of the kind refuses with its field. */
const wrong: Record<BuiltKind, object> = {
  fact: { links: Array.from({ length: 31 }, (_, index) => `https://a${index}.at`) },
  // Its id is that of its place in the page.
  text: { key: 'page:not-found-title' },
  person: { instrumentLangKeys: Array.from({ length: 13 }, () => 'bass') },
  place: { focus: [2, 0] },
  release: { tracks: Array.from({ length: 101 }, () => ({ name: 'Lied' })) },
  video: { video: 'zu kurz' },
};

beforeEach(writeFixed);

describe.each(builtKinds)('%s', (name) => {
  useBlobs(kinds[name].store, 'history');
  const { plain, values } = samples[name];
  const { add, call, change, get, history, listAll, remove, restore } = callsOf(name);
  const set = { ...values[0](1), ...values[1](1) };
  const [field = ''] = Object.keys(wrong[name]);

  test('nobody but the band reads one, and no cache keeps it', async () => {
    const { id } = await add();
    for (const below of ['', '?desk', '?deleted', `/${id}`, `/${id}/history`]) {
      expect((await call(below, { headers: { cookie: '' } })).status, below).toBe(401);
      const { status, headers } = await call(below);
      expect([status, headers.get('cache-control')], below).toEqual([200, 'no-store']);
      expect(headers.has('netlify-cdn-cache-control'), below).toBe(false);
    }
  });

  test('is added, changed, kept in its history, deleted and restored; one that the site knows stays', async () => {
    const first = await add();
    expect(await (await get(first.id)).json()).toMatchObject({ ...plain, revision: 0 });
    expect(await (await change(first, set)).json()).toMatchObject({ ...plain, ...set, revision: 1 });
    expect(await (await history(first.id)).json()).toMatchObject([set, plain]);
    if (isFixed(name)) {
      expect((await remove(first.id, 1)).status).toBe(405);
      expect((await change(first, { deleted: true })).status).toBe(422);
      expect(await listAll()).toMatchObject([set]);
      return;
    }
    expect((await remove(first.id, 1)).status).toBe(204);
    expect(await listAll()).toEqual([]);
    expect(await (await restore(first.id)).json()).toMatchObject({ ...plain, ...set });
  });

  test('a wrong value is refused with its field and a sentence, and nothing of it is stored', async () => {
    const first = await add();
    const answer = await change(first, { ...set, ...wrong[name] });
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect([answer.status, errors[0]?.field.split('.')[0]]).toEqual([422, field]);
    expect(errors[0]?.message).toMatch(/\w/);
    expect(await (await get(first.id)).json()).toMatchObject({ ...plain, revision: 0 });
  });

  test.each(worded.filter(([kind]) => kind === name))(
    '%s %j has the sentence of its form',
    async (_, set, sentence) => {
      const { errors } = (await (await change(await add(), set)).json()) as { errors: { message: string }[] };
      expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
    },
  );
});

test('an address that no kind has is unknown', async () => {
  const request = new Request(`${site}/api/things`);
  const { status, headers } = await bandRecords(request, contextOf(request));
  expect([status, headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
});
