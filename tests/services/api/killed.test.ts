import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { readPicture } from '../../../functions/_lib/pictures/picture.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { contracts } from '../../../src/records/contracts.ts';
import { kinds, versionedKinds, type VersionedKind } from '../../../src/records/kinds.ts';
import type { UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { isNight } from '../../night.ts';
import { startCommand } from '../serve/command.ts';
import { pages, write } from '../serve/fixture.ts';
import { asBand } from './band.ts';
import { formOf, jpeg } from './galleryCalls.ts';
import { samples } from './kindSamples.ts';

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

// By day `storedPicture.test.ts` and `serve/bundles.test.ts` break off the writes themselves.
test.runIf(isNight)(
  'a server killed during uploads loses no acknowledged one, and leaves no incomplete picture',
  async () => {
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
  },
);

test.runIf(isNight)(
  'a server killed amid changes of every kind leaves each record as before a change or after it',
  async () => {
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
  },
);
