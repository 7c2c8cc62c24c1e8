import { existsSync, linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { differencesFrom } from '../../../functions/_lib/rebuild/differences.ts';
import { fetchStores } from '../../../scripts/band/store/fetchStores.ts';
import { writeBand } from '../../../scripts/band/writeBand.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { recordsDigest } from '../../../src/records/built/buildRecord.ts';
import { type BuiltKind, builtKinds, byCollection, kinds, shownKinds } from '../../../src/records/kinds.ts';
import { repositoryIn } from '../../../src/stores/repository/repository.ts';
import { openStores } from '../../../src/stores/stores.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startYouTube } from '../../fakes/youTube.ts';
import { photograph, useBandProject } from '../../unit/scripts/band/bandProject.ts';
import { useFakes } from '../useFakes.ts';

const youTube = await startYouTube('k');

useFakes(youTube);
useBlobs('facts', 'texts', 'people', 'places', 'releases', 'videos', 'pictures');
const setting = (name: string) => process.env[name] || undefined;
const project = useBandProject({ name: 'Band', genre: 'Pop', place: 'Graz', email: 'mail@band.test' });

beforeEach(() => {
  vi.stubEnv('YOUTUBE_PAGE_BASE', youTube.url);
  vi.stubEnv('YOUTUBE_PICTURE_BASE', youTube.url);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  youTube.entries = [{ id: 'AAAAAAAAAA-', title: 'Nachtbus' }];
});

const person = { order: 1, name: 'Ada', instrumentLangKeys: ['bass'] };
const video = { order: 1, video: 'AAAAAAAAAA-' };

/** Records of every kind: whole and incomplete ones, with what another version knows, and such as break their contract. */
const records: [BuiltKind, id: string, fields: object][] = [
  ['text', 'page-tagline', { key: 'page:tagline', de: ' Laut ' }],
  // A text that the product no longer has.
  ['text', 'page-gone', { key: 'page:gone', de: 'Laut' }],
  ['person', 'ada', { ...person, future: 1 }],
  ['person', 'eva', { ...person, name: 'A'.repeat(99) }],
  ['place', 'hero', { focus: [0, 1] }],
  // YouTube completes it.
  ['video', 'eins', video],
  ['video', 'zwei', { ...video, video: 'A' }],
  ['release', 'neu', { name: 'Neu', links: ['https://x.bandcamp.com'], tracks: [] }],
  ['release', 'nirgends', { name: 'Neu', tracks: [] }],
  ['fact', 'looks', { name: '🎸', genre: 'Punk', place: 'Graz', ink: '#ffffff' }],
  ['fact', 'imprint', { name: 'Funke', email: 'wir@funke.at' }],
];

test('the build knows what the functions list, of every kind', async () => {
  for (const [name, id, fields] of records) await new BlobStore(kinds[name].store).setJSON(id, fields);
  await fetchStores(project.root);
  await writeBand(project.root);

  const [built, { of }] = [repositoryIn(project.root), openStores(setting, repositoryIn(project.root))];
  for (const kind of builtKinds) {
    const documents = built[kinds[kind].collection]();
    const known = documents.map((document) => ({ ...document.fields, id: document.id }));
    expect(recordsDigest(await of(kind).list()), kind).toBe(recordsDigest(known));
  }
});

test('a photograph whose id is a name of JavaScript’s own stops no build', async () => {
  await new BlobStore('people').setJSON('ada', { ...person, picture: 'constructor' });
  await fetchStores(project.root);
  await writeBand(project.root);
  expect(project.read('content/members/ada.json')).toContain('Ada');
});

test('what a build keeps for the next one is replaced at once, so that a killed one leaves no half of it', async () => {
  await new BlobStore('people').setJSON('ada', { ...person, picture: 'gone' });
  await new BlobStore('videos').setJSON('eins', video);
  await fetchStores(project.root);
  const files = ['photos', 'youtube'].map((name) =>
    join(project.root, `node_modules/.astro/sources/band-${name}.json`),
  );
  for (const file of files) linkSync(file, `${file}.before`);
  const before = files.map((file) => readFileSync(file, 'utf8'));
  await new BlobStore('videos').delete('eins');
  await fetchStores(project.root);
  expect(readFileSync(`${files[1] ?? ''}`, 'utf8')).toBe('{}');
  expect(files.map((file) => readFileSync(`${file}.before`, 'utf8'))).toEqual(before);
});

test('a photograph that the band has deleted is on no page any more; one that is there is', async () => {
  const bytes = await photograph(900, 1200);
  await new BlobStore('people').setJSON('ada', { ...person, picture: 'one' });
  await new BlobStore('pictures').set('files/one', new Blob([Uint8Array.from(bytes)]));
  const record = {
    ...{ rank: '1', url: '/api/cloudinary/one', width: 900, height: 1200, bytes: bytes.length },
    ...{ type: 'image/jpeg', added: '2026-11-29T00:00:00Z', ofPage: true },
  };
  const file = join(project.root, 'generated/content/members/ada-one.png');
  vi.stubEnv('LAMBDA_TASK_ROOT', project.root);
  const build = async () => {
    await fetchStores(project.root);
    await writeBand(project.root);
    return existsSync(file);
  };
  /** The collections that a build after this one would change. */
  const differences = async () => {
    const none = byCollection(shownKinds, () => null);
    const members = repositoryIn(project.root).members();
    const digest = recordsDigest(members.map(({ id, fields }) => ({ ...fields, id })));
    const made = { builtAt: '', changesAt: null, ...none, members: digest, failedSources: [], leftOut: [] };
    return (await differencesFrom(made, new Date())).map(({ name }) => name);
  };
  await new BlobStore('pictures').setJSON('records/one', record);
  expect([await build(), await differences()]).toEqual([true, []]);
  await new BlobStore('pictures').setJSON('records/one', { ...record, deleted: '2026-11-29T01:00:00Z' });
  expect(await differences()).toEqual(['members']);
  expect([await build(), await differences()]).toEqual([false, []]);
  await new BlobStore('pictures').setJSON('records/one', record);
  expect(await differences(), 'restored').toEqual(['members']);

  expect(await build()).toBe(true);
  await new BlobStore('pictures').delete('records/one');
  vi.stubEnv('CLOUDINARY_URL', 'no address');
  expect(await build(), 'while nobody knows which pictures are there').toBe(true);
});

describe('videos', () => {
  const paths = () => youTube.requests.map(({ path }) => path.split('?')[0]);
  const written = (name: string) => JSON.parse(project.read(`content/videos/${name}.json`)) as unknown;

  /** Title and still that the pages show beside its record. */
  const ofYouTube = () => /= (.*);/.exec(project.read('ofYouTube.ts'))?.[1];

  /** Writes what the band has on the desk into its project, as each build does. */
  async function build(): Promise<void> {
    youTube.requests.length = 0;
    await fetchStores(project.root);
    await writeBand(project.root);
  }

  beforeEach(() => new BlobStore('videos').setJSON('eins', video));

  test('a video without title and picture gets both from YouTube, once', async () => {
    await build();
    expect(paths()).toEqual(['/oembed', `/vi/${video.video}/maxresdefault.jpg`]);
    await build();
    expect(paths()).toEqual([]);
    expect(ofYouTube()).toBe('{"eins":{"title":"Nachtbus","img":"eins-still"}}');
    expect(existsSync(join(project.root, 'generated/content/videos/eins-still.png'))).toBe(true);
  });

  test('its own title and picture stand, and YouTube is not asked', async () => {
    const own = { ...video, title: 'Unser Titel', img: 'no-picture' };
    await new BlobStore('videos').setJSON('eins', own);
    await build();
    expect([paths(), ofYouTube(), written('eins')]).toEqual([
      [],
      '{"eins":{}}',
      expect.objectContaining(own),
    ]);
  });

  test('where YouTube fails the build goes on without, and asks again', async () => {
    youTube.misbehave(403);
    await build();
    expect(ofYouTube()).toBe('{"eins":{}}');
    expect(paths()).toEqual([
      '/oembed',
      `/vi/${video.video}/maxresdefault.jpg`,
      `/vi/${video.video}/hqdefault.jpg`,
    ]);
    youTube.misbehave();
    await build();
    expect(ofYouTube()).toBe('{"eins":{"title":"Nachtbus","img":"eins-still"}}');
  });
});
