import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteUnused } from '../../../src/integrations/originals.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'deleteUnused-'));
  await mkdir(join(root, '_'));
  await mkdir(join(root, 'en'));
});

afterEach(() => rm(root, { recursive: true }));

test('deletes a picture that no page, style or script names', async () => {
  await writeFile(join(root, 'en/index.html'), '<img src="/_/shown.webp">');
  await writeFile(join(root, '_/page.css'), 'a { mask: url(mask.webp) }');
  for (const name of ['shown.webp', 'mask.webp', 'original.plate.png', 'photo.JPG', 'font.woff2']) {
    await writeFile(join(root, '_', name), '');
  }
  expect(await deleteUnused(root, join(root, '_'))).toBe(2);
  expect((await readdir(join(root, '_'))).sort()).toEqual([
    'font.woff2',
    'mask.webp',
    'page.css',
    'shown.webp',
  ]);
});
