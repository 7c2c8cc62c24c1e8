import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

const registry = 'https://registry.npmjs.org/';

/** The packages of a lock file, without the project itself. */
function entries(file: string): [string, Entry][] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages).filter(([path]) => path !== '');
}

test.each(['package-lock.json', 'bench/package-lock.json'])(
  '%s takes every package from the registry, by its digest',
  (file) => {
    const packages = entries(file);
    expect(packages.length).toBeGreaterThan(50);
    const foreign = packages.filter(
      ([, { resolved, link }]) => link === true || !(resolved ?? registry).startsWith(registry),
    );
    expect(foreign).toEqual([]);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  },
);

test.each(['.npmrc', 'bench/.npmrc'])('%s lets a package be a week old before it is installed', (file) =>
  expect(readFileSync(file, 'utf8')).toMatch(/^min-release-age=7$/m),
);
