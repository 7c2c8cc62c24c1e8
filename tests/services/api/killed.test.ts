import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { readPicture } from '../../../functions/_lib/pictures/picture.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import { freePort } from '../../../scripts/serve/port.ts';
import type { UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { pages, write } from '../serve/fixture.ts';
import { asBand } from './band.ts';
import { formOf, jpeg } from './galleryCalls.ts';

const secret = 'a secret of the test, long enough for HS256';
const running: ChildProcess[] = [];
let copy: ProjectCopy;

beforeAll(async () => {
  vi.stubEnv('SESSION_SECRET', secret);
  copy = await copyProject(process.cwd(), { cache: '.netlify/bundles' });
  write(copy.folder, pages);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await copy[Symbol.asyncDispose]();
});

/** Serves the copy in a process of its own; resolves when it listens. */
async function start(): Promise<{ url: string; kill: () => Promise<unknown> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [resolve('scripts/serve/start.ts'), '--built'], {
    cwd: copy.folder,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIRECTORY: 'data',
      SESSION_SECRET: secret,
      ADMIN_PASSWORD: 'x',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const url = `http://localhost:${port}`;
  for await (const line of createInterface(child.stdout)) if (line.includes(url)) break;
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('a server killed during uploads loses no acknowledged one, and leaves no incomplete picture', async () => {
  const first = await start();
  const headers = await asBand(first.url);
  const picture = await jpeg(400, 320);
  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  const upload = async () => {
    const body = formOf({ 'a.jpg': picture, 'b.jpg': picture });
    const response = await fetch(`${first.url}/api/cloudinary`, { method: 'POST', headers, body });
    acknowledged.push(...((await response.json()) as UploadResponse).urls);
    if (acknowledged.length >= 10) killed ??= first.kill();
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, upload));
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  const second = await start();
  const listed = (await (await fetch(`${second.url}/api/cloudinary`)).json()) as string[];
  expect(listed).toEqual(expect.arrayContaining(acknowledged));
  for (const url of listed) {
    const file = Buffer.from(await (await fetch(second.url + url)).arrayBuffer());
    expect(readPicture(file)).toMatchObject({ width: 400, height: 320, bytes: file });
  }
  await second.kill();

  // Two minutes later no function can still run, and the next read deletes what is incomplete.
  const blobs = await startBlobs(join(copy.folder, 'data'));
  const pictures = await blobGallery(() => Date.now() + 180_000).list();
  const keys = (await new BlobStore('pictures').list()).blobs.map(({ key }) => key);
  const expected = pictures.flatMap(({ id }) => [`files/${id}`, `records/${id}`]);
  expect(keys.toSorted()).toEqual(expected.toSorted());
  expect(pictures.map(({ url }) => url)).toEqual(expect.arrayContaining(listed));
  await blobs.stop();
});
