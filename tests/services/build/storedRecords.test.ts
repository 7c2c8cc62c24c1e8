import { cpSync, existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serviceIds } from '../../../src/config/site.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { noteUse, writeLastGood } from '../../../src/stores/collections/lastGood.ts';
import { buildRecord } from '../../../src/records/built/buildRecord.ts';
import type { Concert } from '../../../src/records/concert.ts';
import type { StoredPicture } from '../../../src/records/gallery/storedPicture.ts';
import { concertFile } from '../../../src/stores/repository/concertFile.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startFake } from '../../fakes/http.ts';
import { writeFiles } from '../api/band.ts';
import * as concertCalls from '../api/concertCalls.ts';
import * as gallery from '../api/galleryCalls.ts';
import { deployment, host, run, site } from '../api/deployment.ts';
import { write } from '../serve/fixture.ts';
import { isNight } from '../../night.ts';
import { useFakes } from '../useFakes.ts';
import { buildableCopy, type BuildableCopy, type Built } from './buildCopy.ts';

/** One that the page shows with the others. */
const repeated = concertFile.parse(
  JSON.parse(readFileSync('bands/match/concerts/2029-01-19-weit-weg.json', 'utf8')),
);

/** Two that the band deletes: the first before the build, the second after it. */
const [hidden, late] = ['2027-05-15-nachtbuskonzert', '2027-06-19-feuerwehrfest'].map((id) => ({
  ...concertFile.parse(JSON.parse(readFileSync(`bands/match/concerts/${id}.json`, 'utf8'))),
  id,
})) as [Concert, Concert];

/** Announced after the build: one in the store, and one in the repository. */
const secret = { name: 'Unsagbar', date: '2031-05-04T20:00:00+02:00', showFrom: '2031-05-01T18:00:00+02:00' };

/** A picture of the repository that the band deletes. */
const bass = {
  ...(JSON.parse(readFileSync('bands/match/gallery/bass.json', 'utf8')) as { alt: { de: string } }),
  id: 'bass',
};

/** The pages of this build: by day none that holds no record that the tests name. */
const isKept = (path: string) =>
  isNight || !/contact|desk|shop|thanks|help|404|icon|webmanifest|licence|robots|rules|share/.test(path);

/** The records in the folder of the band: few that the tests name, so that all others are of the samples alone. */
const ownFiles =
  /pictures.|weit-weg|nachtbuskonzert|feuerwehrfest|coal-cellar|remise|festwiese|gallery.(bass|halle|tasten|streich)|glut|lauffeuer/;
const facts = JSON.parse(readFileSync('bands/match/band.json', 'utf8')) as object;
const owner = { ownerName: 'Wahre Inhaberin', ownerForm: 'Wahre Rechtsform', street: 'Wahre Gasse 1' };
const ownFacts = {
  ...facts,
  name: 'Eigene',
  email: 'mail@band.test',
  imprint: { ...owner, postcode: '8010', city: 'Graz' },
};

/** A video that an earlier build has read of YouTube, which refuses since. */
const formerVideo = { order: 1, id: 'videobefore', title: 'Video von früher', img: 'no-picture' };
const since = new Date('2026-11-01T12:00:00Z');
const youTube = await startFake(() => new Response(null, { status: 403 }));

let copy: BuildableCopy;
let concert: Concert;
let pictures: StoredPicture[];

const addPicture = (de: string, en: string) =>
  gallery.add({ 'alt-de-0': de, 'alt-en-0': en, 'credit-0': 'Valerie Korn' });

/** A page of the build. */
const html = (page: string) => parse(readFileSync(join(copy.folder, 'dist', page, 'index.html'), 'utf8'));
const namesOn = (page: string) =>
  html(page)
    .querySelectorAll('article')
    .map((ticket) => ticket.querySelector('h3, h4')?.text.trim());
/** The alternative texts of the gallery's pictures, in their order, without those of the repository. */
const newPicturesOn = (page: string) =>
  html(page)
    .querySelectorAll('img')
    .map((image) => image.getAttribute('alt') ?? '')
    .filter((alt) => /Bild vom Handy|Neuestes Bild|Gelöschtes Bild|from the phone|Newest|Removed/.test(alt));

/** Pages with the gallery, and the part of the list that they ask for. */
const galleryPages = [
  ['', '&limit=60'],
  ['en', '&limit=60'],
  ['medien/alle', ''],
  ['en/media/all', ''],
] as const;
const galleryEtagOn = (page: string) =>
  html(page)
    .querySelectorAll('astro-island')
    .filter((island) => /(Gallery|PictureList)\./.test(island.getAttribute('component-url') ?? ''))
    .map((island) => /^\{.*"etag":\[0,"([\w-]{16})"\]/.exec(island.getAttribute('props') ?? '')?.[1])
    .find((etag) => etag !== undefined);

/** Runs the scheduled function with the stores as they are. Returns its status, and how often it called the build hook. */
async function runAtNight(): Promise<[status: number, calls: number]> {
  vi.stubEnv('BUILD_HOOK_URL', host.url);
  vi.stubEnv('URL', site.url);
  host.requests.length = 0;
  return [await run(), host.requests.length];
}

/** Runs of the scheduled function after the build: before and after a change. */
let nights: { built: [number, number]; changed: [number, number] };
let built: Built;

/** The API's list after the build, and its answers to a page of that build: before and after a change. */
let listed: Concert[];
const galleryAnswers = { built: [] as number[], changed: [] as number[] };
let answers: { built: [number, string | null]; changed: number };

useFakes(host, site, youTube);
useBlobs();
beforeAll(async () => {
  concert = await concertCalls.add({
    name: 'Konzert vom Handy',
    date: '2031-05-01T20:00:00+02:00',
    city: 'Graz',
  });
  await concertCalls.add(secret);
  await concertCalls.add({ name: repeated.name, date: repeated.date });
  await new BlobStore('venues').setJSON('schuppen', { name: 'Schuppen', city: 'Wels' });
  const deleted = await concertCalls.add({ name: 'Nie gewesen', date: '2031-05-03T20:00:00+02:00' });
  await concertCalls.remove(deleted.id, 0);
  await concertCalls.add({ name: 'Im Schuppen', date: '2031-05-02T20:00:00+02:00', venueId: 'schuppen' });
  writeFiles({ concerts: [hidden, late], gallery: [bass] });
  await concertCalls.remove(hidden.id, 0);
  await gallery.remove(bass.id);
  pictures = [
    await addPicture('Bild vom Handy', 'Picture from the phone'),
    await addPicture('Neuestes Bild', 'Newest picture'),
    await addPicture('Gelöschtes Bild', 'Removed picture'),
  ];
  await gallery.remove(pictures[2]?.id ?? '');
  copy = await buildableCopy(isKept);
  for (const file of globSync('bands/match/*/*').filter((path) => ownFiles.test(path)))
    cpSync(file, join(copy.folder, file.replace('bands/match', 'band')), { recursive: true });
  write(copy.folder, {
    'band/band.json': JSON.stringify(ownFacts),
    'band/concerts/2031-05-05-unsagbar.json': JSON.stringify(secret),
  });
  process.env.LAMBDA_TASK_ROOT = copy.folder;
  // With the stores of this process, and the pictures kept where the pages look for them.
  const variables = {
    ...{ CONTEXT: 'production', URL: 'https://band.test' },
    NETLIFY_BLOBS_CONTEXT: process.env.NETLIFY_BLOBS_CONTEXT ?? '',
    ...{ YOUTUBE_API_KEY: 'a-key', YOUTUBE_API_BASE: youTube.url },
  };
  await writeLastGood(
    join(copy.caches, 'sources/videos.json'),
    {
      source: `YouTube of ${serviceIds.videoChannelId} ${serviceIds.videoPlaylistId}`,
      entries: [{ id: formerVideo.id, fields: formerVideo }],
      leftOut: [],
    },
    since,
  );
  // The store of the facts failed before the build.
  const facts = { source: 'The store of facts', entries: [], leftOut: [], since: since.toISOString() };
  await noteUse(join(copy.caches, 'sources/band-facts.json'), facts);
  built = await copy.build({ variables, cacheDir: copy.caches });
  const record = readFileSync(join(copy.folder, 'dist/build.json'), 'utf8');
  deployment.build = buildRecord.parse(JSON.parse(record));
  const unchangedNight = await runAtNight();
  listed = await concertCalls.list();
  const known = html('live/alle').querySelector('[data-early]')?.getAttribute('data-early');
  const askAsPage = () => concertCalls.call('', { headers: { 'if-none-match': known ?? '' } });
  const askForPictures = () =>
    Promise.all(
      galleryPages.map(async ([page, query]) => {
        const headers = { 'if-none-match': `"${galleryEtagOn(page)}"` };
        return (await gallery.call(`/api/cloudinary?full${query}`, { headers })).status;
      }),
    );
  galleryAnswers.built = await askForPictures();
  const builtAnswer = await askAsPage();
  await concertCalls.remove(late.id, 0);
  nights = { built: unchangedNight, changed: await runAtNight() };
  answers = {
    built: [builtAnswer.status, builtAnswer.headers.get('etag')],
    changed: (await askAsPage()).status,
  };
  await gallery.remove(pictures[0]?.id ?? '');
  galleryAnswers.changed = await askForPictures();
}, 600_000);
afterAll(() => copy[Symbol.asyncDispose]());

test('a public build stops for no sample and no missing record, and shows the band’s own alone', () => {
  expect(built.said).toBe('built');
  expect(built.log.match(/WARN.*/g), 'without members').toEqual([
    expect.stringContaining('YouTube answered'),
  ]);
  expect(html('').querySelector('meta[name=robots]')).toBeNull();
  expect(html('').querySelector('#members')).toBeNull();
  expect(html('impressum').text).toContain(owner.ownerForm);
  const samples = globSync('bands/match/{concerts,venues,gallery,members,videos,releases}/*.json')
    .filter((file) => !ownFiles.test(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  const names = samples
    .flatMap(({ spotify_url: release, name, title, alt, id }) =>
      release === undefined ? [name, title, id, ...Object.values(alt ?? {})] : [id],
    )
    .filter((text) => typeof text === 'string');
  expect(names.length).toBeGreaterThan(100);
  // To the end of a word: "Milan" is no "Mila".
  const name = new RegExp(`(?:${names.map(RegExp.escape).join('|')})(?!(?<=\\p{L})\\p{Ll})`, 'gu');
  const hits = globSync('**/*.*', { cwd: join(copy.folder, 'dist') }).flatMap((file) => {
    const text = readFileSync(join(copy.folder, 'dist', file), 'utf8')
      .replaceAll(/\u00ad|&shy;|<wbr>/g, '')
      .replaceAll(/\u00a0|&nbsp;/g, ' ');
    return [file, text].flatMap((words) => words.match(name)?.map((hit) => [file, hit]) ?? []);
  });
  expect(hits).toEqual([]);
});

test('the build logs the numbers of stored and embedded records; where a source fails its last records are shown, and log and record say since when', () => {
  for (const line of ['concerts: live, 4 records', 'venues: live, 1 record', 'pictures: live, 2 records'])
    expect(built.log).toContain(`The store of ${line} beside 3 embedded`);
  expect(built.log).toContain(
    `YouTube: cached since ${since.toISOString()}, because YouTube answered 403, 1 record`,
  );
  expect(deployment.build.failedSources).toEqual(
    ['facts', 'videos'].map((kind) => ({ kind, since: since.toISOString() })),
  );
  expect(html('').text).toContain(formerVideo.title);
});

test('a concert that the band has added stands once in a list, also beside one of the same name and day; one that it has deleted is gone', () => {
  for (const page of ['', 'live', 'en', 'live/alle', 'en/live/all']) {
    const names = namesOn(page);
    expect(
      names.filter((name) => name === concert.name),
      page,
    ).toHaveLength(1);
    expect(
      names.filter((name) => name === repeated.name),
      page,
    ).toHaveLength(2);
  }
  for (const file of ['index.html', 'en/index.html', 'live/alle/index.html', 'sitemap.xml']) {
    const text = readFileSync(join(copy.folder, 'dist', file), 'utf8');
    expect([text.includes(late.id), text.includes(hidden.id)], file).toEqual([true, false]);
  }
});

test('no file of the build holds an unannounced concert in any of its bytes', () => {
  const dist = join(copy.folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const holding = (words: string) =>
    files.filter((name) => {
      const file = join(dist, name);
      const isIn = () => readFileSync(file, 'latin1').toLowerCase().includes(words);
      return name.includes(words) || (statSync(file).isFile() && isIn());
    });
  expect(holding('unsagbar')).toEqual([]);
  expect(holding('konzert vom handy'), 'the test sees a concert').toContain('concerts.json');
});

test('the lists know the API’s one by its ETag, and follow it from then on; concerts.json is that list', () => {
  for (const page of ['live', 'live/alle']) {
    const etag = html(page).querySelector('[data-early]')?.getAttribute('data-early');
    expect(answers).toEqual({ built: [304, etag], changed: 200 });
  }
  const built = JSON.parse(readFileSync(join(copy.folder, 'dist/concerts.json'), 'utf8')) as Concert[];
  expect(built).toHaveLength(listed.length);
  expect(built).toEqual(expect.arrayContaining(listed));
});

test('the list of all concerts names the venue that the band has added', () => {
  for (const page of ['live/alle', 'en/live/all']) {
    const tickets = html(page).querySelectorAll('article');
    expect(tickets.find(({ text }) => text.includes('Im Schuppen'))?.text).toContain('Schuppen, Wels');
  }
});

test('the pictures that the band has added are files of the site, the newest first, before those of the repository; a removed one is gone', () => {
  for (const page of ['', 'medien/alle'])
    expect(newPicturesOn(page)).toEqual(['Neuestes Bild', 'Bild vom Handy']);
  for (const page of ['en', 'en/media/all'])
    expect(newPicturesOn(page)).toEqual(['Newest picture', 'Picture from the phone']);
  const images = html('medien/alle').querySelectorAll('main img');
  const alts = images.map((image) => image.getAttribute('alt'));
  expect(alts).not.toContain(bass.alt.de);
  expect(alts.slice(0, 2)).toEqual(['Neuestes Bild', 'Bild vom Handy']);
  for (const image of images.slice(0, 2))
    expect(existsSync(join(copy.folder, 'dist', image.getAttribute('src') ?? 'none'))).toBe(true);
  // By its id the page keeps the files of a picture when the store lists it again.
  const file = readFileSync(join(copy.folder, 'dist/gallery/de.json'), 'utf8');
  const ids = (JSON.parse(file) as { id: string }[]).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([pictures[1]?.id, pictures[0]?.id, 'halle-von-hinten']);
});

test('the API answers the digest of the pictures on each page with 304, until one is removed', () =>
  expect(galleryAnswers).toEqual({ built: [304, 304, 304, 304], changed: [200, 200, 200, 200] }));

test('the scheduled function calls the hook only once a build would differ, as after the deletion of a file', () =>
  expect(nights).toEqual({ built: [204, 0], changed: [204, 1] }));
