import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { buildWithoutBand, isYoungerThanDist, withoutBand } from '../e2e/builtSite.ts';
import { sampleWords } from './sampleWords.ts';

// Built with the sites of the browser tests; here where this test runs alone.
beforeAll(async () => {
  if (!isYoungerThanDist(withoutBand)) await buildWithoutBand();
}, 300_000);

const cwd = join(withoutBand, 'dist');
const text = (file: string) => readFileSync(join(cwd, file), 'utf8');
const page = (path: string) => parse(text(join(path, 'index.html')));

test('the repository as it is waits: one page that search engines leave out, the desk and its handbook', () => {
  expect(globSync('**/*.html', { cwd }).sort()).toEqual([
    '404.html',
    'desk/index.html',
    'en/desk/help/index.html',
    'en/desk/index.html',
    'en/desk/page/index.html',
    'en/index.html',
    'index.html',
    'schreibtisch/hilfe/index.html',
    'schreibtisch/index.html',
    'schreibtisch/seite/index.html',
  ]);
  for (const [path, desk] of [
    ['', '/schreibtisch'],
    ['en', '/en/desk'],
  ] as const) {
    const html = page(path);
    expect(html.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(html.querySelector('main a')?.getAttribute('href')).toBe(desk);
    expect(html.querySelectorAll('script')).toEqual([]);
  }
  expect(text('sitemap.xml')).not.toContain('<loc>');
});

test('no page of it has a word of the samples', () => {
  const said = globSync('**/*.{html,json,webmanifest,xml,svg,css}', { cwd });
  // Towns of time zones and countries have a name in each language.
  expect(said.flatMap((file) => sampleWords(text(file)).map((hit) => [file, hit]))).toEqual([]);
});
