import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { buildSecondBand, isYoungerThanDist, secondBand } from '../e2e/builtSite.ts';
import { sampleWords } from './sampleWords.ts';

const name = 'Čuvari Šume & die Übrigen';

// Built with the sites of the browser tests; here where this test runs alone.
beforeAll(async () => {
  if (!isYoungerThanDist(secondBand)) await buildSecondBand();
}, 300_000);

const readable = '**/*.{html,json,webmanifest,xml,txt,svg,css}';
const filesOf = (pattern: string) => globSync(pattern, { cwd: secondBand }).sort();
const text = (file: string) => readFileSync(join(secondBand, file), 'utf8');
const page = (path: string) => parse(text(join('dist', path, 'index.html')));
const words = (path: string) => page(path).querySelector('main')?.structuredText ?? '';

test.each([
  // Names of time zones and countries are in the scripts, so those are left out.
  ['pages, data, manifests, sitemap, icons and styles', `dist/${readable}`, 50],
  ['functions with their problem documents, mails and calendars', '.netlify/bundles/*/functions/*.mjs', 20],
  ['facts and records', 'generated/{*.ts,content/**/*.json}', 8],
])('the %s say nothing of the samples', (_, pattern, least) => {
  const files = filesOf(pattern);
  expect(files.length).toBeGreaterThan(least);
  // Towns of time zones have a name in each language.
  const said = (file: string) => text(file).replace('Wien: "Vienna"', '');
  expect(files.flatMap((file) => sampleWords(said(file)).map((hit) => [file, hit]))).toEqual([]);
});

test('its ink is everywhere, and the ink of the samples nowhere', () => {
  const { ink } = JSON.parse(readFileSync('bands/match/band.json', 'utf8')) as { ink?: string };
  const isOf = (file: string) =>
    text(file)
      .toLowerCase()
      .includes(ink ?? '#ff4b1f');
  expect(filesOf('dist/**/*.{html,css,js,svg}').filter(isOf)).toEqual([]);
  for (const path of ['', 'en/contact', 'live/alle'])
    expect(text(join('dist', path, 'index.html')).includes('--red-500:#2f9e44'), path).toBe(true);
  expect(text('dist/favicon.svg')).toContain('rgb(47 158 68)');
});

test.each([
  ['', 'de-DE'],
  ['kontakt', 'de-DE'],
  ['live/2027-03-05-mgla', 'de-DE'],
  ['en', 'en-IE'],
  ['en/imprint', 'en-IE'],
])('/%s is in %s, at its own address, with its whole name in the title', (path, tag) => {
  const root = page(path);
  expect(root.querySelector('html')?.getAttribute('lang')).toBe(tag);
  expect(root.querySelector('title')?.text).toContain(name);
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  const links = root.querySelectorAll('link[rel=canonical], link[rel=alternate]');
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([undefined, 'de', 'en', 'x-default']);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^https:\/\/cuvari\.example\//);
  expect(root.querySelectorAll('header [hreflang]').map((link) => link.getAttribute('hreflang'))).toContain(
    tag,
  );
});

test('the heading of the home page is the whole name, once to read and never cut up', () => {
  expect(page('').querySelector('h1')?.structuredText.trim()).toBe(name);
});

test.each([
  ['', ['Die Stimme dahinter', 'Zur Person'], /Menschen dahinter|Die Band\b/],
  ['en', ['The voice behind it', 'About'], /people behind|The band\b/i],
])('/%s speaks of one person', (path, said, unsaid) => {
  const root = page(path);
  expect(root.querySelectorAll('#members img')).toHaveLength(1);
  expect(root.querySelectorAll('#members h3')).toHaveLength(1);
  for (const heading of said) expect(words(path)).toContain(heading);
  expect(unsaid.exec(words(path))).toBeNull();
});

test('every link has the words of its place: a service by its name, another page by its own', () => {
  const links = page('')
    .querySelectorAll('footer a[rel~=me]')
    .map((link) => [link.getAttribute('href'), link.childNodes[0]?.text]);
  expect(links).toEqual([
    ['https://cuvari-sume.bandcamp.com', 'Bandcamp'],
    ['https://gozd.example.org/bralci', 'LjubiteljiceBranjaKnjigInPoezijeVGozdovi'],
  ]);
  expect(/Spotify|YouTube|Patreon|Instagram/.exec(words(''))).toBeNull();
});

test('a concert has the clocks of Ljubljana, the one abroad those of its file', () => {
  const concerts = JSON.parse(text('dist/concerts.json')) as Record<'id' | 'timeZone' | 'date', string>[];
  expect(concerts.map(({ id, timeZone, date }) => [id, timeZone, date])).toEqual([
    ['2026-05-16-majski-dez', 'Europe/Ljubljana', '2026-05-16T18:30:00Z'],
    ['2026-12-11-zimski-gozd', 'Europe/Ljubljana', '2026-12-11T19:00:00Z'],
    ['2027-03-05-mgla', 'Europe/Rome', '2027-03-05T18:30:00Z'],
  ]);
  expect(words('live/2026-12-11-zimski-gozd')).toContain('20:00');
});
