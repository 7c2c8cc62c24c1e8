import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const isOwn = { exclude: (path: string) => path.includes('node_modules') };
const all = globSync(['*.md', '{docs,bench,src,functions,scripts,tests,.github}/**/*.md'], isOwn);

/** Documents that name the parts of the project; decisions may name what is gone. */
const guides = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/content.md', 'docs/deploy.md'];

/** Every word of the code and its texts. */
const words = new Set(
  globSync([
    '{src,functions,scripts,tests,i18n}/**/*.{ts,tsx,js,astro,json}',
    '.env.example',
    '*.toml',
  ]).flatMap((source) => read(source).match(/[\w-]+/g) ?? []),
);

/** The anchor that the code host gives a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchors = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchor(heading));

/** Targets of links and pictures on this side of the code host. */
function targets(file: string): string[] {
  const text = read(file).replaceAll(/`[^`\n]+`/g, '');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)];
  return links.map(([, link, src]) => link ?? src ?? '').filter((target) => !/^\w+:/.test(target));
}

function isThere(file: string, target: string): boolean {
  const [path = '', name] = target.split('#');
  const place = path ? join(dirname(file), path) : file;
  return existsSync(place) && (name === undefined || anchors(place).includes(name));
}

test('every link of every document leads somewhere', () => {
  const links = all.flatMap((file) => targets(file).map((target) => ({ file, target })));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ file, target }) => !isThere(file, target))).toEqual([]);
});

test('the README stays short, and leads to the folder of the band', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(90);
  expect(read('README.md')).toMatch(/`band`[^]*\(docs\/content\.md\)/);
});

describe.each(guides)('%s', (file) => {
  const text = read(file);
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

  test('names only commands, files, variables, functions and keys of texts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const own = ['ci', 'cit', 'sbom', 'start', 'test', 'version'];
    const code = [...named, ...(text.match(/^ {4}\S.*$/gm) ?? [])].join('\n');
    const commands = [...code.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)];
    expect(
      commands.filter(
        ([, run, name = '']) => !(name in scripts) && (run !== undefined || !own.includes(name)),
      ),
    ).toEqual([]);
    const top = readdirSync('.').filter(
      (name) => !['dist', 'node_modules', '.netlify', 'band'].includes(name),
    );
    const paths = named.filter(
      (name) => top.includes(name.split('/')[0] ?? '') || /^\w+\.(ts|tsx|astro)$/.test(name),
    );
    const missing = paths.filter((name) => {
      const pattern = name.replaceAll(/<\w+>/g, '*');
      return !existsSync(name) && globSync([pattern, `{src,functions}/**/${pattern}`]).length === 0;
    });
    expect(missing).toEqual([]);
    const names = named.filter((name) =>
      /^(?:[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:-[a-z]+)+|\w*[a-z][A-Z]\w*)$/.test(name),
    );
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});
