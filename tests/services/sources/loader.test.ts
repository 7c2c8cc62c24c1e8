import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { concertRecord } from '../../../src/records/concert.ts';
import { spotifyRelease } from '../../../src/records/release.ts';
import { venueRecord } from '../../../src/records/venue.ts';
import { videoRecord } from '../../../src/records/video.ts';
import { sourceLoader, sourceState } from '../../../src/stores/collections/sourceLoader.ts';
import { recordSource } from '../../../src/stores/collections/bandSources.ts';
import { releaseSource, sources, videoSource } from '../../../src/stores/collections/sources.ts';
import { faultsOf, startFake } from '../../fakes/http.ts';
import { startSpotify } from '../../fakes/spotifyApi.ts';
import { startYouTube } from '../../fakes/youTube.ts';
import { useFakes } from '../useFakes.ts';
import { embedded, hasty, patient, useCache } from './load.ts';

const settings: Record<string, string> = {};
const setting = (name: string) => settings[name] ?? '';

const cache = useCache();
let documents: unknown[];
const venueDocument = {
  name: 'projects/p/databases/(default)/documents/venues/one',
  fields: {
    name: { stringValue: 'Stellwerk' },
    city: { stringValue: 'Linz' },
    revision: { integerValue: '2' },
    access: {
      mapValue: { fields: { quietPlace: { mapValue: { fields: { answer: { stringValue: 'yes' } } } } } },
    },
  },
};

const kinds = {
  videos: (limits = patient) => of('videos', videoSource(setting), videoRecord, limits),
  releases: (limits = patient) => of('releases', releaseSource(setting), spotifyRelease, limits),
  concerts: (limits = patient) => of('concerts', recordSource('concert', setting), concertRecord, limits),
  venues: (limits = patient) => of('venues', recordSource('venue', setting), venueRecord, limits),
};
const of = (kind: string, source: ReturnType<typeof videoSource>, schema: ZodMiniType, limits = patient) =>
  sourceLoader({ kind, source, embedded, schema, limits });

const stateOf = (kind: keyof typeof kinds) => sourceState(kind, sources[kind](setting), cache.folder());
const failing = async (kind: keyof typeof kinds) => (await stateOf(kind)).failingSince;

const names = {
  videos: 'YouTube',
  releases: 'Spotify',
  concerts: 'The Firestore emulator',
  venues: 'The Firestore emulator \\(venues\\)',
};

const timestamp = '2026-12-04T19:00:00.000Z';
const concert = (id: string, fields: Record<string, unknown>) => ({
  name: `projects/p/databases/(default)/documents/concerts/${id}`,
  fields: { name: { stringValue: id }, date: { timestampValue: timestamp }, ...fields },
});

const youTube = await startYouTube('k');
const spotify = await startSpotify('t');
const firestore = await startFake(({ path }) =>
  Response.json({ documents: path.includes('/venues?') ? [venueDocument] : documents }),
);
const fakes = { videos: youTube, releases: spotify, concerts: firestore, venues: firestore };
useFakes(youTube, spotify, firestore);

beforeEach(() => {
  for (const name of Object.keys(settings)) settings[name] = '';
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
test.each(['videos', 'releases', 'concerts', 'venues'] as const)(
  '%s are the embedded ones until a source is set',
  async (kind) => {
    // A release needs both variables of its service.
    for (const name of Object.keys(settings)) if (name !== 'SPOTIFY_CLIENT_ID') settings[name] = '';
    const { records, said } = await cache.load(kinds[kind]());

    expect([...records.keys()]).toEqual(['e']);
    expect(said).toEqual([`${kind}: embedded only, 1 record`]);
  },
);

test('videos come with their stills, fetched once; one that cannot be fetched is replaced by ours, and the log says why', async () => {
  const still = ({ path }: { path: string }) => path.startsWith('/vi/abcdefghij1');
  youTube.entries.push({ id: 'abcdefghij2', title: 'Zwei', lost: true });
  const { records, said } = await cache.load(kinds.videos());
  const before = youTube.requests.filter(still).length;
  await cache.load(kinds.videos());

  expect(said).toEqual([
    `YouTube: the picture of “Zwei” is replaced by ours, because ${youTube.url}/vi/abcdefghij2/maxres.png answered 404`,
    'YouTube: live, 2 records',
  ]);
  expect([...records.values()]).toMatchObject([
    { title: 'Eins', img: expect.stringMatching(/^fetched-/) as string },
    { title: 'Zwei', img: 'no-picture' },
  ]);
  expect(youTube.requests.filter(still)).toHaveLength(before);
});

test('concerts: converts timestamps to instants, keeps the id outside, and accepts an empty list', async () => {
  const { records } = await cache.load(kinds.concerts());
  expect(records.get('one')).toEqual(concertRecord.parse({ name: 'one', date: '2026-12-04T19:00:00Z' }));

  documents = [];
  expect((await cache.load(kinds.concerts())).said).toEqual(['The Firestore emulator: live, 0 records']);
});

test('venues come from their own collection, with what is known about access', async () => {
  const { records, said } = await cache.load(kinds.venues());

  expect(records.get('one')).toMatchObject({
    ...{ name: 'Stellwerk', city: 'Linz', country: 'AT', revision: 2 },
    access: { quietPlace: { answer: 'yes' } },
  });
  expect(said).toEqual(['The Firestore emulator (venues): live, 1 record']);

  // They are closed without the service account.
  Object.assign(settings, { FIRESTORE_EMULATOR_HOST: '', FIRESTORE_API_BASE: firestore.url });
  firestore.requests.length = 0;
  expect((await cache.load(kinds.venues())).said).toEqual(['venues: embedded only, 1 record']);
  expect(firestore.requests).toEqual([]);
});

test('a record or a field that breaks its contract is left out and named, the rest is shown', async () => {
  documents = [
    concert('good', { ticketUrl: { stringValue: 'javascript:alert(1)' }, mood: { stringValue: 'loud' } }),
    concert('bad', { name: { stringValue: '' } }),
  ];
  const { records, said } = await cache.load(kinds.concerts());

  expect([...records.keys()]).toEqual(['good']);
  expect(records.get('good')).not.toHaveProperty('ticketUrl');
  expect(said).toEqual([
    expect.stringContaining('left out of good: ticketUrl is no https address') as string,
    'The Firestore emulator: live, 1 record, 1 left out',
    expect.stringContaining('left out bad: name is empty') as string,
  ]);
});

test('every load has its own time limit', async () => {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  await cache.load(kinds.concerts());
  for (const limit of limits) limit.abort();
  const { said } = await cache.load(kinds.concerts());
  vi.restoreAllMocks();

  expect(said).toEqual(['The Firestore emulator: live, 1 record']);
});

test('YouTube is asked as from the site’s address, to which the key may be restricted', async () => {
  for (const [URL = '', referer] of [
    ['https://band.example', 'https://band.example/'],
    ['', 'https://match.example/'],
  ]) {
    settings.URL = URL;
    youTube.requests.length = 0;
    await cache.load(kinds.videos());
    const asked = youTube.requests.filter(({ path }) => path.includes('key='));
    expect(new Set(asked.map(({ headers }) => headers.get('referer')))).toEqual(new Set([referer]));
  }
});

describe.each(['videos', 'releases', 'concerts', 'venues'] as const)('%s', (kind) => {
  test.each(faultsOf(kind === 'concerts'))('after %j the last good records hold', async (fault) => {
    const before = await cache.load(kinds[kind]());
    fakes[kind].misbehave(fault);
    const { records, said } = await cache.load(kinds[kind](hasty));

    expect(records).toEqual(before.records);
    expect(said[0]).toMatch(new RegExp(`^${names[kind]}: cached since 20.+Z, because ${names[kind]} `));
    expect(await failing(kind)).toMatch(/^20.+Z$/);

    fakes[kind].misbehave();
    await cache.load(kinds[kind]());
    expect(await failing(kind), 'once it answers again').toBeUndefined();
  });

  test('a failure with nothing kept stops the build with a sentence', async () => {
    fakes[kind].misbehave(500);

    await expect(cache.load(kinds[kind](hasty))).rejects.toThrow(
      new RegExp(
        `^${names[kind]} .+, and nothing is kept of an earlier build: check [A-Z_, ]+, or empty them`,
      ),
    );
  });
});

test('of the last good records that a build uses, those stay kept that fit the contract of today', async () => {
  await cache.load(kinds.venues());
  const file = new URL('sources/venues.json', cache.folder());
  writeFileSync(file, readFileSync(file, 'utf8').replace('"AT"', '"XX"'));
  fakes.venues.misbehave(500);
  await cache.load(kinds.venues(hasty));

  expect(readFileSync(file, 'utf8')).toContain('"country":"AT"');
});

test.each([
  ['videos', 'YOUTUBE_CHANNEL_ID'],
  ['videos', 'YOUTUBE_PLAYLIST_ID'],
  ['releases', 'SPOTIFY_ARTIST_ID'],
  ['concerts', 'FIREBASE_PROJECT_ID'],
  ['venues', 'FIREBASE_PROJECT_ID'],
] as const)('the last good %s of another %s are not used', async (kind, variable) => {
  await cache.load(kinds[kind]());
  settings[variable] = 'another';
  fakes[kind].misbehave(500);

  await expect(cache.load(kinds[kind](hasty))).rejects.toThrow('nothing is kept of an earlier build');
});

test.each(['videos', 'releases'] as const)(
  '%s: an empty answer is right before the first record, and a failure after it',
  async (kind) => {
    const kept = { videos: youTube.entries, releases: spotify.albums };
    youTube.entries = [];
    spotify.albums = [];
    expect((await cache.load(kinds[kind]())).records.size).toBe(0);

    [youTube.entries, spotify.albums] = [kept.videos, kept.releases];
    await cache.load(kinds[kind]());
    youTube.entries = [];
    spotify.albums = [];
    const { records, said } = await cache.load(kinds[kind]());
    expect(records.size).toBeGreaterThan(0);
    expect(said[0]).toContain('answered with nothing that can be shown');
  },
);

test('what is left out of an answer, and what a value is left out of, is kept by name for the band', async () => {
  spotify.albums = [
    {
      id: 'a'.repeat(22),
      name: 'Ohne Jahr',
      release_date: '0000',
      release_date_precision: 'year',
      bare: true,
    },
    { id: 'kurz', name: 'Ohne Nummer', release_date: '2020-01-01' },
  ];
  const { records } = await cache.load(kinds.releases());

  expect([...records.values()]).toMatchObject([{ id: 'a'.repeat(22), img: 'no-picture' }]);
  expect((await stateOf('releases')).leftOut).toEqual(['Ohne Nummer', 'Ohne Jahr']);
});
