import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type Copy } from '../../../scripts/bench/build.ts';
import { allSourcesTime } from '../../../src/config/sources.ts';
import { writeLastGood } from '../../../src/lib/loaders/lastGood.ts';
import { startFake, type Fake, type Fault } from '../../fakes/http.ts';
import type { Building, Built } from './buildWith.ts';

/** What switches a source on, below the address of a fake. */
const sources = {
  YouTube: (url: string) => ({ YOUTUBE_API_KEY: 'a-key', YOUTUBE_API_BASE: url }),
  Spotify: (url: string) => ({
    SPOTIFY_CLIENT_ID: 'an-id',
    SPOTIFY_CLIENT_SECRET: 'a-secret',
    SPOTIFY_API_BASE: url,
    SPOTIFY_ACCOUNTS_BASE: url,
  }),
  'The Firestore emulator': (url: string) => ({
    FIREBASE_PROJECT_ID: 'match',
    FIRESTORE_EMULATOR_HOST: new URL(url).host,
  }),
  Cloudinary: (url: string) => ({ CLOUDINARY_URL: 'cloudinary://1:secret@band', CLOUDINARY_API_BASE: url }),
};
type Name = keyof typeof sources;

/** What each does wrong while nothing is kept of an earlier build, and while something is; and what is said of it. */
const rows: [Name, [Fault, string], [Fault, string]][] = [
  ['YouTube', [403, 'answered 403'], ['silent', 'did not answer in time']],
  ['Spotify', [401, 'answered 401'], ['cut-midway', 'was cut off while answering']],
  [
    'The Firestore emulator',
    ['wrong', 'answered in another shape than expected'],
    [{ status: 429, retryAfter: '60' }, 'answered 429'],
  ],
  ['Cloudinary', [404, 'answered 404'], ['malformed', 'answered with something that is no JSON']],
];

/** What an earlier build has kept, by kind and id. The picture is one of ours. */
const kept: [string, string, Record<string, unknown>][] = [
  ['videos', 'videobefore', { order: 1, id: 'videobefore', title: 'Video von früher', img: 'no-picture' }],
  [
    'releases',
    'before',
    {
      id: 'builtBefore00000000000',
      name: 'Album von früher',
      type: 'album',
      release_date: '2025-01-01',
      release_date_precision: 'day',
      spotify_url: 'https://open.spotify.com/album/builtBefore00000000000',
      img: 'no-picture',
      tracks: [],
    },
  ],
  ['concerts', 'before', { name: 'Konzert von früher', date: '2031-01-01T19:00:00Z' }],
  [
    'gallery',
    'before',
    {
      order: 1,
      id: 'before',
      rank: '1',
      img: 'fetched-before',
      alt: { de: 'Bild von früher', en: 'Picture' },
      credit: 'Nora',
    },
  ],
];

const since = new Date('2026-11-01T12:00:00Z');

const fakes: Fake[] = [];
let copy: Copy;
let log: string;
let built: Built[];

async function switchOn(name: Name, fault: Fault): Promise<Record<string, string>> {
  const fake = await startFake(() => new Response(null, { status: 404 }));
  fakes.push(fake);
  fake.misbehave(fault);
  return sources[name](fake.url);
}

beforeAll(async () => {
  copy = await copyProject(process.cwd());
  const empty = join(copy.folder, 'empty');
  const caches = join(copy.folder, 'node_modules/.astro');
  // The prints that there are already need not be made again.
  await cp('node_modules/.astro/assets', join(caches, 'assets'), { recursive: true }).catch(() => undefined);
  for (const [kind, id, data] of kept)
    await writeLastGood(join(caches, `sources/${kind}.json`), [{ id, data }], since);
  const picture = 'sources/pictures/gallery/fetched-before.png';
  await cp('src/content/releases/glut.png', join(caches, picture));
  const alone = rows.map(async ([name, [fault]]) => ({
    variables: await switchOn(name, fault),
    cacheDir: empty,
  }));
  const all = rows.map(([name, , [fault]]) => switchOn(name, fault));
  const builds: Building[] = [
    ...(await Promise.all(alone)),
    { variables: Object.assign({}, ...(await Promise.all(all))) as Record<string, string>, cacheDir: caches },
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tests/services/build/buildWith.ts', JSON.stringify(builds)],
    // Nothing of the test runner's own environment, by which Astro would know that it is tested.
    { cwd: copy.folder, env: { PATH: process.env.PATH }, maxBuffer: 64 * 1024 * 1024 },
  );
  log = stdout;
  built = JSON.parse(stdout.split('\n').at(-1) ?? '[]') as Built[];
}, 240_000);
afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.stop()));
  await copy[Symbol.asyncDispose]();
});

test.each(rows.map(([name, [, why]], index) => [name, why, index] as const))(
  '%s stops a build that has nothing of an earlier one: %s',
  (name, why, index) => {
    expect(built[index]?.said).toMatch(
      new RegExp(
        `The site cannot be built: ${name} ${why}, and nothing is kept of an earlier build: check [A-Z_, ]+, or empty them`,
      ),
    );
  },
);

test.each(rows.map(([name, , [, why]]) => [name, why] as const))(
  '%s: where something is kept the build goes on, and says since when and why: %s',
  (name, why) => {
    expect(built.at(-1)?.said).toBe('built');
    expect(log).toContain(`${name}: cached since ${since.toISOString()}, because ${name} ${why}, 1 record`);
  },
);

test('with every source failing in its own way the page shows what is kept', () => {
  const page = readFileSync(join(copy.folder, 'dist/index.html'), 'utf8');
  for (const words of ['Video', 'Album', 'Konzert', 'Bild']) expect(page).toContain(`${words} von früher`);
});

test('no build waits for its sources longer than the limit', () => {
  expect(built.filter(({ took }) => took > allSourcesTime)).toEqual([]);
});
