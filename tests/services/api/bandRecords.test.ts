import { beforeEach, describe, expect, test } from 'vitest';
import bandRecords from '../../../functions/bandRecords.ts';
import {
  type BuiltKind,
  builtKinds,
  isFixed,
  type KindName,
  kindNames,
  kinds,
} from '../../../src/records/kinds.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { contextOf, site } from './band.ts';
import { callsOf, samples, writeFixed } from './kindSamples.ts';
import { sized } from '../../night.ts';

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

describe('simultaneous changes', () => {
  useBlobs();
  beforeEach(writeFixed);

  const count = sized(4, 100);
  const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

  /** The present fields of a record that a change sets, as the band's list has them. */
  async function present(name: KindName, id: string, set: object): Promise<object> {
    const record = (await callsOf(name).listAll()).find((each) => each.id === id) ?? {};
    return Object.fromEntries(
      Object.keys(set).map((field): [string, unknown] => [field, Reflect.get(record, field)]),
    );
  }

  /** Two editors with a field each, whose changes follow one another: all stay. */
  async function changeTwoFields(name: KindName): Promise<number[]> {
    const { add, change } = callsOf(name);
    const { id } = await add();
    const { values } = samples[name];
    const statuses = await Promise.all(
      values.map(async (valueOf) => {
        let seen = { id, ...(await present(name, id, valueOf(1))) };
        const answers: number[] = [];
        for (const n of numbers(count / 2)) {
          answers.push((await change(seen, valueOf(n))).status);
          seen = { id, ...valueOf(n) };
        }
        return answers;
      }),
    );
    for (const valueOf of values)
      expect(await present(name, id, valueOf(count / 2)), name).toEqual(valueOf(count / 2));
    return statuses.flat();
  }

  /** Changes of one field that all began from the same version: one stays, and each of the others is told. */
  async function changeOneField(name: KindName): Promise<number[]> {
    const { add, change } = callsOf(name);
    const { id } = await add();
    const [valueOf] = samples[name].values;
    const seen = { id, ...(await present(name, id, valueOf(1))) };
    // A record of a fixed kind holds the last value of the other function.
    const sets = numbers(count).map((n) => valueOf(n + count));
    const answers = await Promise.all(sets.map((set) => change(seen, set)));
    const statuses = answers.map(({ status }) => status);
    expect(await present(name, id, valueOf(1)), name).toEqual(sets[statuses.indexOf(200)]);
    const told = { title: expect.stringMatching(/Somebody/) as string, present: { id } };
    for (const answer of answers) if (!answer.ok) expect(await answer.json()).toMatchObject(told);
    return statuses.toSorted();
  }

  test(`${2 * count * kindNames.length} simultaneous changes over every kind: other fields merge, and of one field the first stays`, async () => {
    const merged = await Promise.all(kindNames.map(changeTwoFields));
    expect(merged).toEqual(kindNames.map(() => numbers(count).map(() => 200)));
    const raced = await Promise.all(kindNames.map(changeOneField));
    expect(raced).toEqual(kindNames.map(() => [200, ...numbers(count - 1).map(() => 412)]));
  });
});
