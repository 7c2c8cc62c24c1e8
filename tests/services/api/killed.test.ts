import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobGallery } from '../../../src/stores/gallery/blobGallery.ts';
import { readPicture } from '../../../functions/_lib/pictures/picture.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/project/projectCopy.ts';
import { startBlobs } from '../../../scripts/serve/functions/blobs.ts';
import type { UploadResponse } from '../../../src/records/gallery/storedPicture.ts';
import { sized } from '../../night.ts';
import { startCommand } from '../serve/command.ts';
import { pages, write } from '../serve/fixture.ts';
import { asBand } from './band.ts';
import { formOf, jpeg } from './galleryCalls.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(process.cwd(), { cache: '.netlify/bundles' });
  write(copy.folder, pages);
});
afterAll(() => copy[Symbol.asyncDispose]());

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
  const logIn = await fetch(`${first.url}/api/adminKey/x`);
  const headers = await asBand(first.url, logIn.headers.getSetCookie());
  const picture = await jpeg(400, 320);
  const acknowledged: string[] = [];
  let killed: Promise<unknown> | undefined;
  const upload = async () => {
    const body = formOf({ 'a.jpg': picture, 'b.jpg': picture });
    const response = await fetch(`${first.url}/api/cloudinary`, { method: 'POST', headers, body });
    acknowledged.push(...((await response.json()) as UploadResponse).urls);
    if (acknowledged.length >= 10) killed ??= first.stop('SIGKILL');
  };
  const outcomes = await Promise.allSettled(Array.from({ length: sized(20, 60) }, upload));
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
});
