import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortClass, shorten } from '../../../src/integrations/shortNames.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'short-names-'));
  await mkdir(join(root, '_'));
});

afterEach(() => rm(root, { recursive: true }));

test('pictures are called after their bytes, wherever they are named; everything else keeps its name', async () => {
  await writeFile(join(root, '_/nora.plate.Db5qMvMM_1DlojX.webp'), 'nora');
  await writeFile(join(root, '_/page.DxLEhEFH.css'), 'a{mask:url(/_/nora.plate.Db5qMvMM_1DlojX.webp)}');
  await writeFile(
    join(root, 'index.html'),
    '<img src="/_/nora.plate.Db5qMvMM_1DlojX.webp"><a href="/_/other.webp">',
  );
  await shorten(root, '_');
  const names = await readdir(join(root, '_'));
  const picture = names.find((name) => name.endsWith('.webp')) ?? '';
  expect(picture).toMatch(/^[\w-]{6}\.webp$/);
  expect(names.filter((name) => name !== picture)).toEqual(['page.DxLEhEFH.css']);
  expect(await readFile(join(root, 'index.html'), 'utf8')).toBe(
    `<img src="/_/${picture}"><a href="/_/other.webp">`,
  );
  expect(await readFile(join(root, '_/page.DxLEhEFH.css'), 'utf8')).toBe(`a{mask:url(/_/${picture})}`);
});

test('the same bytes are one file', async () => {
  await writeFile(join(root, '_/a.webp'), 'same');
  await writeFile(join(root, '_/b.webp'), 'same');
  await shorten(root, '_');
  expect(await readdir(join(root, '_'))).toHaveLength(1);
});

test('a class has one name, however its module is asked for', () => {
  const file = join(process.cwd(), 'src/components/form/FormField.module.css');
  expect(shortClass('label', file)).toMatch(/^c[\w-]{4}$/);
  expect(shortClass('label', `${file}?inline`)).toBe(shortClass('label', file));
  expect(shortClass('hint', file)).not.toBe(shortClass('label', file));
});
