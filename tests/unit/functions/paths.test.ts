import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Config } from '../../../functions/_lib/http/platform.ts';

const files = readdirSync('functions').filter((name) => name.endsWith('.ts'));
const modules = import.meta.glob<{ config?: Config }>('../../../functions/*.ts', { eager: true });

/** Lower-cases a path, but not the names of its placeholders. */
const lowerCased = (path: string) =>
  path.replaceAll(/[^/]+/g, (part) => (part.startsWith(':') ? part : part.toLowerCase()));

test('every path of a function with a capital has its twin in lower case, with which the host compares', () => {
  expect(Object.keys(modules)).toHaveLength(files.length);
  for (const [file, { config }] of Object.entries(modules)) {
    const paths = [config?.path ?? []].flat();
    expect(paths, file).toEqual(expect.arrayContaining(paths.map(lowerCased)));
  }
});
