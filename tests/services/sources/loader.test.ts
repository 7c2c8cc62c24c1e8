import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { ZodType } from 'astro/zod';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { concertRecord } from '../../../src/contracts/concert.ts';
import { storedGalleryRecord } from '../../../src/contracts/galleryImage.ts';
import { releaseRecord } from '../../../src/contracts/release.ts';
import { videoRecord } from '../../../src/contracts/video.ts';
import { sourceLoader } from '../../../src/lib/loaders/sourceLoader.ts';
import {
  concertSource,
  gallerySource,
  releaseSource,
  videoSource,
} from '../../../src/lib/loaders/sources.ts';
import { cloud, startCloudinary } from '../../fakes/cloudinary.ts';
import { startFake, tenFaults, type Fake } from '../../fakes/http.ts';
import { startSpotify, type FakeSpotify } from '../../fakes/spotifyApi.ts';
import { startYouTube, type FakeYouTube } from '../../fakes/youTube.ts';

const embedded: Loader = {
  name: 'embedded',
  load: ({ store }) => Promise.resolve(void store.set({ id: 'e', data: {} })),
};
const quick = { sourceTime: 500, pauses: [1, 1, 1] };
const settings: Record<string, string> = {};
const setting = (name: string) => settings[name] ?? '';

let cache: string;
let youTube: FakeYouTube;
let spotify: FakeSpotify;
let firestore: Fake;
let documents: unknown[];

/** Loads a collection and gives its records and what the build log said. */
async function load(loader: Loader) {
  const records = new Map<string, unknown>();
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  await loader.load({
    store: {
      clear: () => {
        records.clear();
      },
      set: ({ id, data }: { id: string; data: unknown }) => records.set(id, data),
      keys: () => [...records.keys()],
    },
    logger: { info: say, warn: say },
    config: { cacheDir: pathToFileURL(`${cache}/`) },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    generateDigest: () => 'digest',
  } as unknown as LoaderContext);
  return { records, said };
}

const kinds = {
  videos: () => of('videos', videoSource(setting), videoRecord),
  releases: () => of('releases', releaseSource(setting), releaseRecord),
  concerts: () => of('concerts', concertSource(setting), concertRecord),
};
const of = (kind: string, source: ReturnType<typeof videoSource>, schema: ZodType) =>
  sourceLoader({ kind, source, embedded, schema, patience: quick });

test('gallery: what is shown, in the band’s order, with texts and ranks or without; what cannot be fetched is left out', async () => {
  const cloudinary = await startCloudinary();
  const shown = (id: string, custom: Record<string, string>, url = `${youTube.url}/vi/${id}/x.png`) => ({
    public_id: `match/${id}`,
    format: 'jpg',
    version: 1,
    resource_type: 'image' as const,
    type: 'upload' as const,
    created_at: timestamp,
    bytes: 1,
    width: 1,
    height: 1,
    secure_url: url,
    tags: ['match'],
    context: { custom },
  });
  cloudinary.resources.push(
    shown('old', { rank: '1' }),
    shown('new', { rank: '2', alt_de: 'Bild', alt_en: 'Picture', credit: 'Nora' }),
    shown('gone', { deleted: timestamp }),
    shown('lost', {}, `${youTube.url}/nowhere.png`),
    shown('unranked', {}),
    shown('wrong', { rank: 'first' }),
  );
  Object.assign(settings, {
    CLOUDINARY_URL: `cloudinary://${cloud.key}:${cloud.secret}@${cloud.name}`,
    CLOUDINARY_API_BASE: cloudinary.url,
  });
  const loading = () =>
    load(
      sourceLoader({
        kind: 'gallery',
        source: gallerySource(setting),
        embedded,
        schema: storedGalleryRecord,
        patience: { sourceTime: 30_000, pauses: [1] },
      }),
    );
  const { records, said } = await loading();

  expect([...records.values()]).toMatchObject([
    {
      order: 2,
      id: Buffer.from('match/new').toString('base64url'),
      rank: '2',
      alt: { en: 'Picture' },
      credit: 'Nora',
    },
    { order: 4, rank: `${Date.parse(timestamp)}09000000` },
    { order: 5, rank: '1' },
  ]);
  expect(said[0]).toBe('Cloudinary: live, 3 records, 2 left out');

  cloudinary.misbehave(500);
  expect((await loading()).said[0]).toMatch(/^Cloudinary: cached since .*, because Cloudinary answered 500/);
  await cloudinary.stop();
});

const fakes = () => ({ videos: youTube, releases: spotify, concerts: firestore });
const names = { videos: 'YouTube', releases: 'Spotify', concerts: 'The Firestore emulator' };

const timestamp = '2026-12-04T19:00:00.000Z';
const concert = (id: string, fields: Record<string, unknown>) => ({
  name: `projects/p/databases/(default)/documents/concerts/${id}`,
  fields: { name: { stringValue: id }, date: { timestampValue: timestamp }, ...fields },
});

beforeAll(async () => {
  youTube = await startYouTube('k');
  spotify = await startSpotify('t');
  firestore = await startFake(() => Response.json({ documents }));
});
afterAll(() => Promise.all([youTube.stop(), spotify.stop(), firestore.stop()]));

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'sources-'));
  youTube.entries = [{ id: 'abcdefghij1', title: 'Eins' }];
  spotify.albums = [{ id: 'a'.repeat(22), name: 'Album', release_date: '2026-01-01' }];
  documents = [concert('one', {})];
  Object.assign(settings, {
    YOUTUBE_API_KEY: 'k',
    YOUTUBE_API_BASE: youTube.url,
    SPOTIFY_CLIENT_ID: 'id',
    SPOTIFY_CLIENT_SECRET: 'secret',
    SPOTIFY_API_BASE: spotify.url,
    SPOTIFY_ACCOUNTS_BASE: spotify.url,
    FIREBASE_PROJECT_ID: 'p',
    FIRESTORE_EMULATOR_HOST: firestore.url.replace('http://', ''),
  });
});
afterEach(() => {
  for (const fake of [youTube, spotify, firestore]) fake.misbehave();
  rmSync(cache, { recursive: true });
});

test.each(['videos', 'releases', 'concerts'] as const)(
  '%s are the embedded ones until a source is set',
  async (kind) => {
    for (const name of Object.keys(settings)) settings[name] = '';
    const { records, said } = await load(kinds[kind]());

    expect([...records.keys()]).toEqual(['e']);
    expect(said).toEqual([`${kind}: embedded, 1 record`]);
  },
);

test('videos come with their stills, fetched once', async () => {
  const { records, said } = await load(kinds.videos());
  const stills = () => youTube.requests.filter(({ path }) => path.startsWith('/vi/')).length;
  const before = stills();
  await load(kinds.videos());

  expect(said).toEqual(['YouTube: live, 1 record']);
  expect(records.get('abcdefghij1')).toMatchObject({
    title: 'Eins',
    img: expect.stringMatching(/^fetched-/) as string,
  });
  expect(stills()).toBe(before);
});

test('a release without a picture gets ours', async () => {
  spotify.albums = [
    { id: 'b'.repeat(22), name: 'Ohne', release_date: '2019', release_date_precision: 'year', bare: true },
  ];
  const { records } = await load(kinds.releases());

  expect(records.get('b'.repeat(22))).toMatchObject({ img: 'no-picture', release_date: '2019' });
});

test('concerts: timestamps become instants, the id stays outside, no concert is a truth', async () => {
  const { records } = await load(kinds.concerts());
  expect(records.get('one')).toEqual({ name: 'one', date: '2026-12-04T19:00:00Z' });

  documents = [];
  expect((await load(kinds.concerts())).said).toEqual(['The Firestore emulator: live, 0 records']);
});

test('a record that breaks its contract is left out and named, the rest is shown', async () => {
  documents = [concert('good', {}), concert('bad', { ticketUrl: { stringValue: 'javascript:alert(1)' } })];
  const { records, said } = await load(kinds.concerts());

  expect([...records.keys()]).toEqual(['good']);
  expect(said).toEqual([
    'The Firestore emulator: live, 1 record, 1 left out',
    expect.stringContaining('left out bad: ticketUrl is no https address') as string,
  ]);
});

test('what passes is tried again', async () => {
  youTube.misbehave(500);
  const loading = load(kinds.videos());
  await expect.poll(() => youTube.requests.length).toBeGreaterThan(0);
  youTube.misbehave();

  expect((await loading).said).toEqual(['YouTube: live, 1 record']);
});

describe.each(['videos', 'releases', 'concerts'] as const)('%s', (kind) => {
  test.each(tenFaults)('after %j the last good records hold', async (fault) => {
    const before = await load(kinds[kind]());
    fakes()[kind].misbehave(fault);
    const { records, said } = await load(kinds[kind]());

    expect(records).toEqual(before.records);
    expect(said[0]).toMatch(new RegExp(`^${names[kind]}: cached since 20.+Z, because ${names[kind]} `));
  });

  test.each(tenFaults)('%j with nothing kept stops the build with a sentence', async (fault) => {
    fakes()[kind].misbehave(fault);

    await expect(load(kinds[kind]())).rejects.toThrow(
      new RegExp(
        `^${names[kind]} .+, and nothing is kept of an earlier build: check [A-Z_, ]+, or empty them`,
      ),
    );
  });
});

test.each(['videos', 'releases'] as const)('%s: an empty answer is a failure', async (kind) => {
  youTube.entries = [];
  spotify.albums = [];

  await expect(load(kinds[kind]())).rejects.toThrow('answered with nothing that can be shown');
});
