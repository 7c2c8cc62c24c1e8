import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../../../scripts/project/projectCopy.ts';

const root = mkdtempSync(join(tmpdir(), 'project-root-'));
afterAll(() => rmSync(root, { recursive: true }));

function put(path: string, text = ''): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('a copy has the sources and the packages, but neither caches, earlier builds nor a band of its own', async () => {
  put('package.json');
  put('band/band.json');
  put('src/content/a.json');
  put('src/band/b.json');
  put('dist/index.html');
  put('node_modules/astro/package.json');
  put('node_modules/.astro/cached.avif');
  put('node_modules/.bin/astro');
  const copy = await copyProject(root);
  expect(readdirSync(copy.folder).sort()).toEqual(['node_modules', 'package.json', 'src']);
  expect(existsSync(join(copy.folder, 'src/band/b.json'))).toBe(true);
  expect(readdirSync(join(copy.folder, 'node_modules')).sort()).toEqual(['.bin', 'astro']);
  await copy[Symbol.asyncDispose]();
  expect(existsSync(copy.folder)).toBe(false);

  await using within = await copyProject(root, { target: join(root, '.netlify/sites/one') });
  expect(existsSync(join(within.folder, 'src/content/a.json'))).toBe(true);
  expect(existsSync(join(within.folder, '.netlify')), 'in a folder that is no source').toBe(false);
});
