import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useBlobs } from '../../fakes/blobs.ts';
import * as concertCalls from '../api/concertCalls.ts';
import { buildableCopy, type BuildableCopy } from './buildCopy.ts';

const own = { name: 'Eigenes Konzert', date: '2031-05-01T20:00:00+02:00', city: 'Graz' };
const outDirs = ['waiting', 'own'] as const;

/** Names that only the samples have. */
function namesOfSamples(): string[] {
  const records = globSync('bands/match/{concerts,venues,gallery,members,videos,releases}/*.json').map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
  );
  const isRelease = (record: Record<string, unknown>) => 'spotify_url' in record;
  const texts = records.flatMap((record) => {
    const { name, title, alt, id } = record;
    return isRelease(record) ? [id] : [name, title, id, ...Object.values(alt ?? {})];
  });
  const accounts = ['patreon.com/', 'youtube.com/@', 'instagram.com/', 'open.spotify.com/artist'];
  return [...texts, ...accounts].filter((text) => typeof text === 'string');
}

let copy: BuildableCopy;
const sentences: string[] = [];
const logs: string[] = [];
const files = (outDir: string) =>
  globSync('**/*.*', { cwd: join(copy.folder, outDir) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const text = (outDir: string, file: string) =>
  readFileSync(join(copy.folder, outDir, file), 'utf8')
    .replaceAll(/\u00ad|&shy;|<wbr>/g, '')
    .replaceAll(/\u00a0|&nbsp;/g, ' ');
const page = (outDir: string, path: string) => parse(text(outDir, join(path, 'index.html')));

useBlobs();
beforeAll(async () => {
  await concertCalls.add(own);
  copy = await buildableCopy(() => true);
  const owner = { ownerName: 'Wahre Inhaberin', ownerForm: 'Wahre Rechtsform', street: 'Wahre Gasse 1' };
  const imprint = { ...owner, postcode: '8010', city: 'Graz' };
  const filled = { name: 'Eigene', genre: 'Pop', place: 'Graz', email: 'mail@band.test', imprint };
  const production = { CONTEXT: 'production', URL: 'https://band.test' };
  const withStore = { ...production, NETLIFY_BLOBS_CONTEXT: process.env.NETLIFY_BLOBS_CONTEXT ?? '' };
  const { caches: cacheDir } = copy;
  for (const [index, building] of [
    { variables: production },
    { variables: withStore, files: { 'band/band.json': JSON.stringify(filled) } },
  ].entries()) {
    const { said, log } = await copy.build({ ...building, outDir: outDirs[index] ?? '', cacheDir });
    sentences.push(said);
    logs.push(log);
  }
}, 600_000);
afterAll(() => copy[Symbol.asyncDispose]());

test('a production build never stops for samples and placeholders', () =>
  expect(sentences).toEqual(['built', 'built']));

test('the log of a build without members, pictures or videos warns of none of them', () =>
  expect(logs.join('').match(/.*WARN.*/g)).toBeNull());

test.each(outDirs)('%s: no file holds a name of the samples', (outDir) => {
  const names = namesOfSamples();
  expect(names.length).toBeGreaterThan(100);
  // To the end of a word: "Milan" is no "Mila".
  const name = new RegExp(`(?:${names.map(RegExp.escape).join('|')})(?!(?<=\\p{L})\\p{Ll})`, 'gu');
  const hits = files(outDir).flatMap((file) =>
    [file, text(outDir, file)].flatMap((words) => words.match(name)?.map((hit) => [file, hit]) ?? []),
  );
  expect(hits).toEqual([]);
});

test('the repository as it is waits: one page that search engines leave out, the desk and its handbook', () => {
  expect(files('waiting').filter((file) => file.endsWith('.html'))).toEqual([
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
    const html = page('waiting', path);
    expect(html.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(html.querySelector('main a')?.getAttribute('href')).toBe(desk);
    expect(html.querySelectorAll('script')).toEqual([]);
  }
  expect(text('waiting', 'sitemap.xml')).not.toContain('<loc>');
});

test('the desk of a site that waits knows what is missing', () => {
  const props = page('waiting', 'schreibtisch').querySelector('astro-island')?.getAttribute('props') ?? '';
  for (const words of [
    'Medieninhaber',
    'Anschrift',
    'E-Mail',
    '"isWaiting":[0,true]',
    '"isPreview":[0,false]',
  ])
    expect(props, words).toContain(words);
});

test('with a concert of the band and a complete imprint the site is there, and says nothing that is invented', () => {
  const home = page('own', '');
  expect(home.querySelector('meta[name=robots]')).toBeNull();
  expect(home.querySelectorAll('#concerts-upcoming article h4').map(({ text: name }) => name.trim())).toEqual(
    [own.name],
  );
  expect(home.querySelector('#members')).toBeNull();
  expect(text('own', 'index.html')).not.toContain('sameAs');
  const [concert = ''] = files('own').filter((file) => /^live\/[^/]*eigenes-konzert[^/]*\/index/.test(file));
  expect(text('own', concert)).toContain('"MusicEvent"');
  expect(text('own', 'impressum/index.html')).toContain('Wahre Rechtsform');
});

test('the functions of a build have the records that it has', async () => {
  vi.stubEnv('LAMBDA_TASK_ROOT', copy.folder);
  expect((await concertCalls.list()).map(({ name }) => name)).toEqual([own.name]);
});
