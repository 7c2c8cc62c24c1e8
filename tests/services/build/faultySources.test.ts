import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceIds } from '../../../src/config/site.ts';
import { sourceKinds } from '../../../src/records/built/attention.ts';
import type { BuildRecord } from '../../../src/records/built/buildRecord.ts';
import { noteUse, writeLastGood } from '../../../src/stores/collections/lastGood.ts';
import { startFake, type Fake, type Fault } from '../../fakes/http.ts';
import { buildEach, smallProject } from './buildCopy.ts';

/** The variables that switch a source on, with the address of a fake. */
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

/** The fault of each source, and the expected message. */
const rows: [Name, Fault, string][] = [
  ['YouTube', 'silent', 'did not answer in time'],
  ['Spotify', 'cut-midway', 'was cut off while answering'],
  ['The Firestore emulator', { status: 429, retryAfter: '60' }, 'answered 429'],
  ['Cloudinary', 'malformed', 'answered with something that is no JSON'],
];

/** Records that an earlier build has kept, by source and account, kind and id. */
const kept: [string, string, string, Record<string, unknown>][] = [
  [
    `YouTube of ${serviceIds.videoChannelId} ${serviceIds.videoPlaylistId}`,
    'videos',
    'videobefore',
    { order: 1, id: 'videobefore', title: 'Video von früher', img: 'no-picture' },
  ],
  [
    `Spotify of ${serviceIds.musicArtistId}`,
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
  [
    'The Firestore emulator of match',
    'concerts',
    'before',
    { name: 'Konzert von früher', date: '2031-01-01T19:00:00Z' },
  ],
  ['The Firestore emulator (venues) of match', 'venues', 'before', { name: 'Stellwerk', city: 'Linz' }],
  [
    'Cloudinary of band match',
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

/** A page of everything that may come from a source. */
const page = `---
import { concerts, gallery, releases, videos } from '../stores/collections/content.ts';
const names = [
  ...[...(await concerts()), ...(await releases())].map(({ name }) => name),
  ...(await videos()).map(({ title }) => title),
  ...(await gallery()).map(({ alt }) => alt?.de),
];
---
<ul>{names.map((name) => <li>{name}</li>)}</ul>`;

const since = new Date('2026-11-01T12:00:00Z');

const fakes: Fake[] = [];
let folder: string;
let log: string;
let said: string[];

async function switchOn(name: Name, fault: Fault): Promise<Record<string, string>> {
  const fake = await startFake(() => new Response(null, { status: 404 }));
  fakes.push(fake);
  fake.misbehave(fault);
  return sources[name](fake.url);
}

beforeAll(async () => {
  folder = smallProject({
    'src/pages/index.astro': page,
    'src/pages/build.json.ts': readFileSync('src/pages/build.json.ts', 'utf8'),
  });
  const [empty, caches] = [join(folder, 'empty'), join(folder, 'caches')];
  for (const [source, kind, id, data] of kept)
    await writeLastGood(
      join(caches, `sources/${kind}.json`),
      { source, entries: [{ id, fields: data }], leftOut: [] },
      since,
    );
  // The store of the facts failed before the build.
  const facts = { source: 'The store of facts', entries: [], leftOut: [], since: since.toISOString() };
  await noteUse(join(caches, 'sources/band-facts.json'), facts);
  const all = rows.map(([name, fault]) => switchOn(name, fault));
  const together = Object.assign({}, ...(await Promise.all(all))) as Record<string, string>;
  ({ said, log } = await buildEach(folder, [
    { variables: await switchOn('YouTube', 403), cacheDir: empty },
    { variables: { ...together, NETLIFY_BLOBS_CONTEXT: btoa('{}') }, cacheDir: caches },
  ]));
}, 240_000);
afterAll(async () => {
  await Promise.all(fakes.map((fake) => fake.stop()));
  rmSync(folder, { recursive: true });
});

test('a source stops a build that has nothing of an earlier one', () =>
  expect(said[0]).toMatch(
    /The site cannot be built: YouTube answered 403, and nothing is kept of an earlier build: check [A-Z_, ]+, or empty them/,
  ));

test.each(rows)(
  '%s does %j: where something is kept the build goes on, and says since when and why',
  (name, _, why) => {
    expect(said.at(-1)).toBe('built');
    expect(log).toContain(`${name}: cached since ${since.toISOString()}, because ${name} ${why}, 1 record`);
  },
);

test('the record of the build names every source that failed, and since when', () => {
  const { failedSources } = JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8')) as BuildRecord;
  expect(failedSources).toEqual(
    ['facts', ...sourceKinds].map((kind) => ({ kind, since: since.toISOString() })),
  );
});

test('a page shows the last good records alone when every source fails in its own way', () => {
  const names = readFileSync(join(folder, 'dist/index.html'), 'utf8').match(/(?<=<li>)[^<]+/g);
  expect(names).toEqual(['Konzert', 'Album', 'Video', 'Bild'].map((words) => `${words} von früher`));
});
