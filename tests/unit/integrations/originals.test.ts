import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteUnused } from '../../../src/integrations/originals.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

test('deletes a picture that no page, style or script names', async () => {
  const root = temporaryFolder();
  for (const folder of ['_', 'en']) await mkdir(join(root, folder));
  await writeFile(join(root, 'en/index.html'), '<img src="/_/shown.webp">');
  await writeFile(join(root, '_/page.css'), 'a { mask: url(mask.webp) }');
  const [kept, deleted] = [
    ['font.woff2', 'mask.webp', 'shown.webp'],
    ['original.plate.png', 'photo.JPG'],
  ];
  for (const name of [...kept, ...deleted]) await writeFile(join(root, '_', name), '');
  expect(await deleteUnused(root, join(root, '_'))).toBe(2);
  expect((await readdir(join(root, '_'))).sort()).toEqual([...kept, 'page.css'].sort());
});
