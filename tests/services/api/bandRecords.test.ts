import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import bandRecords from '../../../functions/bandRecords.ts';
import {
  type BuiltKind,
  builtKinds,
  isFixed,
  type KindName,
  kindNames,
  kinds,
  type VersionedKind,
  versionedKinds,
} from '../../../src/records/kinds.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { asBand, contextOf, site } from './band.ts';
import { callsOf, samples, writeFixed } from './kindSamples.ts';
import { isNight, sized } from '../../night.ts';
import { join } from 'node:path';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { readPicture } from '../../../functions/_lib/pictures/picture.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { contracts } from '../../../src/records/contracts.ts';
import type { UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { startCommand } from '../serve/command.ts';
import { pages, write } from '../serve/fixture.ts';
import { formOf, jpeg } from './galleryCalls.ts';

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

describe.runIf(isNight)('a server that is killed', () => {
  let copy: ProjectCopy;
  beforeAll(async () => {
    copy = await copyProject(process.cwd(), { cache: '.netlify/bundles' });
    write(copy.folder, pages);
  });
  afterAll(() => copy[Symbol.asyncDispose]());

  const logIn = async (url: string) =>
    asBand(url, (await fetch(`${url}/api/adminKey/x`)).headers.getSetCookie());

  /** Serves the copy in a process of its own; resolves when it listens. */
  async function start() {
    const { SESSION_SECRET } = process.env;
    const variables = { DATA_DIRECTORY: 'data', SESSION_SECRET, ADMIN_PASSWORD: 'x' };
    const server = await startCommand('start', copy.folder, { options: ['--built'], variables });
    await server.listening();
    return server;
  }

  test('a server killed during uploads loses no acknowledged one, and leaves no incomplete picture', async () => {
    const first = await start();
    const headers = await logIn(first.url);
    const picture = await jpeg(400, 320);
    const acknowledged: string[] = [];
    const enough = 10;
    let killed: Promise<unknown> | undefined;
    /** Uploads until the server is gone, so that the kill always meets one. */
    const upload = async (): Promise<never> => {
      for (;;) {
        const body = formOf({ 'a.jpg': picture, 'b.jpg': picture });
        const response = await fetch(`${first.url}/api/cloudinary`, { method: 'POST', headers, body });
        acknowledged.push(...((await response.json()) as UploadResponse).urls);
        if (acknowledged.length >= enough) killed ??= first.stop('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 60 }, upload));
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);

    const second = await start();
    const listed = (await (await fetch(`${second.url}/api/cloudinary`)).json()) as string[];
    expect(listed).toEqual(expect.arrayContaining(acknowledged));
    for (const url of listed) {
      const file = Buffer.from(await (await fetch(second.url + url)).arrayBuffer());
      expect(readPicture(file)).toMatchObject({ width: 400, height: 320, bytes: file });
    }
    await second.stop('SIGKILL');

    // Two minutes later no function can still run, and the daily one deletes what is incomplete.
    const blobs = await startBlobs(join(copy.folder, 'data'));
    const later = blobGallery({ gallery: () => [] }, () => Date.now() + 180_000);
    await later.sweep();
    const pictures = await later.list();
    const keys = (await new BlobStore('pictures').list()).blobs.map(({ key }) => key);
    const expected = pictures.flatMap(({ id }) => [`files/${id}`, `records/${id}`]);
    expect(keys.toSorted()).toEqual(expected.toSorted());
    expect(pictures.map(({ url }) => url)).toEqual(expect.arrayContaining(listed));
    await blobs.stop();
  }, 120_000);

  test('a server killed amid changes of every kind leaves each record as before a change or after it', async () => {
    const first = await start();
    const headers = { ...(await logIn(first.url)), 'content-type': 'application/json' };
    /** The last change of each kind that the server has acknowledged. */
    const acknowledged = new Map<VersionedKind, { id: string; n: number }>();
    let killed: Promise<unknown> | undefined;
    const changeOn = async (name: VersionedKind) => {
      const { plain, id: known, values } = samples[name];
      const call = async (method: string, below: string, body: object) => {
        const own = { ...headers, 'idempotency-key': crypto.randomUUID() };
        const url = first.url + kinds[name].path + below;
        const answer = await fetch(url, { method, headers: own, body: JSON.stringify(body) });
        expect([name, answer.ok]).toEqual([name, true]);
        return (await answer.json()) as { id: string };
      };
      const id = known ?? (await call('POST', '', plain)).id;
      for (let n = 1; ; n++) {
        await call('PATCH', `/${id}`, { set: values[0](n), was: {} });
        acknowledged.set(name, { id, n });
        const isEnough = versionedKinds.every((each) => (acknowledged.get(each)?.n ?? 0) >= 20);
        if (isEnough) killed ??= first.stop('SIGKILL');
      }
    };
    const outcomes = await Promise.allSettled(versionedKinds.map(changeOn));
    await killed;
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? String(each.reason) : []))).toEqual(
      versionedKinds.map(() => expect.stringMatching(/fetch failed|terminated/) as string),
    );

    const second = await start();
    const band = await logIn(second.url);
    for (const [name, { id, n }] of acknowledged) {
      const url = `${second.url}${kinds[name].path}`;
      const records = (await (await fetch(`${url}?desk`, { headers: band })).json()) as { id: string }[];
      const record = records.find((each) => each.id === id);
      const [valueOf] = samples[name].values;
      const isAt = (count: number) =>
        JSON.stringify({ ...record, ...valueOf(count) }) === JSON.stringify(record);
      expect([name, isAt(n) || isAt(n + 1)]).toEqual([name, true]);
      expect([name, contracts[name].sent().safeParse(record).success]).toEqual([name, true]);
      expect([name, (await fetch(`${url}/${id}/history`, { headers: band })).status]).toEqual([name, 200]);
    }
  });
});
