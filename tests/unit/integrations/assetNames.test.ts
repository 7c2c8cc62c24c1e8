import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from '../../../src/integrations/assetNames.ts';

const files = ['src/b.module.css', 'src/a.module.css'];
const css =
  '@layer components { .label, .label:hover { inset: 0.5rem } .hint { animation: turn } } @keyframes turn {}';
const nameOf = classNames(files);
const file = join(process.cwd(), 'src/a.module.css');

test.each([
  ['label', file, 'a0'],
  ['hint', file, 'a1'],
  ['turn', file, 'a2'],
  ['hint', `${file}?inline`, 'a1'],
  ['hint', join(process.cwd(), 'src/b.module.css'), 'b1'],
])('%s of %s', (name, path, expected) => expect(nameOf(name, path, css)).toBe(expected));

test('a class that its file does not have stops the build', () =>
  expect(() => nameOf('other', file, css)).toThrow('has no class other'));

test('no two classes of the site have the same name', () => {
  const modules = globSync('src/**/*.module.css');
  const names = modules.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const classes = new Set([...source.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
    return [...classes].map((name) => classNames(modules)(name, join(process.cwd(), path), source));
  });
  expect(modules.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
