import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchStores } from '../../../scripts/band/store/fetchStores.ts';
import { writeBand } from '../../../scripts/band/writeBand.ts';
import { BlobStore } from '../../../src/stores/blobStore.ts';
import { useBlobs } from '../../fakes/blobs.ts';
import { startYouTube } from '../../fakes/youTube.ts';
import { useBandProject } from '../../unit/scripts/band/bandProject.ts';
import { useFakes } from '../useFakes.ts';

const youTube = await startYouTube('k');
useFakes(youTube);
useBlobs('videos');
const project = useBandProject({ name: 'Band', genre: 'Pop', place: 'Graz', email: 'mail@band.test' });

const id = 'AAAAAAAAAA-';
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

beforeEach(async () => {
  vi.stubEnv('YOUTUBE_PAGE_BASE', youTube.url);
  vi.stubEnv('YOUTUBE_PICTURE_BASE', youTube.url);
  vi.spyOn(console, 'warn').mockReturnValue();
  youTube.entries = [{ id, title: 'Nachtbus' }];
  await new BlobStore('videos').setJSON('eins', { order: 1, video: id });
});

test('a video without title and picture gets both from YouTube, once', async () => {
  await build();
  expect(paths()).toEqual(['/oembed', `/vi/${id}/maxresdefault.jpg`]);
  await build();
  expect(paths()).toEqual([]);
  expect(ofYouTube()).toBe('{"eins":{"title":"Nachtbus","img":"eins-still"}}');
  expect(existsSync(join(project.root, 'generated/content/videos/eins-still.png'))).toBe(true);
});

test('its own title and picture stand, and YouTube is not asked', async () => {
  const own = { order: 1, video: id, title: 'Unser Titel', img: 'no-picture' };
  await new BlobStore('videos').setJSON('eins', own);
  await build();
  expect([paths(), ofYouTube(), written('eins')]).toEqual([[], '{"eins":{}}', expect.objectContaining(own)]);
});

test('where YouTube fails the build goes on without, and asks again', async () => {
  youTube.misbehave(403);
  await build();
  expect(ofYouTube()).toBe('{"eins":{}}');
  expect(paths()).toEqual(['/oembed', `/vi/${id}/maxresdefault.jpg`, `/vi/${id}/hqdefault.jpg`]);
  youTube.misbehave();
  await build();
  expect(ofYouTube()).toBe('{"eins":{"title":"Nachtbus","img":"eins-still"}}');
});
