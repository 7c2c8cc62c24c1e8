import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = globSync('.github/workflows/*.yml');
const read = (file: string) => readFileSync(file, 'utf8');

/** A workflow of this repository, or an action by its full commit with the version beside it. */
const pinned =
  /^(?:\.\/\.github\/workflows\/\S+|(?<action>[\w-]+(?:\/[\w-]+)+)@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
const used = (text: string) => [...text.matchAll(/^\s*(?:- )?uses: *(.+)$/gm)].map(([, name = '']) => name);

/** The text of each job by its name. Jobs are indented by two spaces. */
function jobs(text: string): Map<string, string> {
  const [, all = ''] = text.split(/^jobs:\n/m);
  const parts = all.split(/^ {2}(?=[\w-]+:\n)/m).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
}

const permissions = (job: string) =>
  [...(/^ {4}permissions:\n((?: {6}.+\n)+)/m.exec(job)?.[1] ?? '').matchAll(/\S.*/g)].map(([line]) => line);

describe.each(files)('%s', (file) => {
  const text = read(file);

  test('names each action by its commit, and permits nothing by default, and each job the least', () => {
    expect(used(text).length).toBeGreaterThan(0);
    expect(used(text).filter((name) => !pinned.test(name))).toEqual([]);
    expect(text).toMatch(/^permissions: \{\}$/m);
    const all = [...jobs(text)];
    expect(all.length).toBeGreaterThan(0);
    for (const [name, job] of all)
      expect(permissions(job), name).toEqual([name === 'publish' ? 'contents: write' : 'contents: read']);
  });
});

test('the job that may write runs no package and no file of the repository', () => {
  const publish = jobs(read('.github/workflows/release.yml')).get('publish');
  expect(publish).toContain('gh release create');
  expect(publish).not.toMatch(/npm|npx|node |checkout|\.ci/);
});

test('all workflows use the same commit of an action', () => {
  const names = new Set(files.flatMap((file) => used(read(file))).filter((name) => name.includes('@')));
  expect(names.size).toBe(new Set([...names].map((name) => name.split('@')[0])).size);
});
