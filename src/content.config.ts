import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { getSecret } from 'astro:env/server';
import { concertRecord } from './contracts/concert.ts';
import { galleryRecord, storedGalleryRecord } from './contracts/galleryImage.ts';
import { memberRecord } from './contracts/member.ts';
import { releaseRecord } from './contracts/release.ts';
import { videoRecord } from './contracts/video.ts';
import { sourceLoader } from './lib/loaders/sourceLoader.ts';
import { concertSource, gallerySource, releaseSource, videoSource } from './lib/loaders/sources.ts';

/** The embedded content: one JSON file per record; its name is its id. */
const records = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '*.json' });

const setting = (name: string) => getSecret(name)?.trim() ?? '';

const storedGallery = gallerySource(setting);

export const collections = {
  members: defineCollection({ loader: records('members'), schema: memberRecord }),
  concerts: defineCollection({
    loader: sourceLoader({
      kind: 'concerts',
      source: concertSource(setting),
      embedded: records('concerts'),
      schema: concertRecord,
    }),
    schema: concertRecord,
  }),
  videos: defineCollection({
    loader: sourceLoader({
      kind: 'videos',
      source: videoSource(setting),
      embedded: records('videos'),
      schema: videoRecord,
    }),
    schema: videoRecord,
  }),
  releases: defineCollection({
    loader: sourceLoader({
      kind: 'releases',
      source: releaseSource(setting),
      embedded: records('releases'),
      schema: releaseRecord,
    }),
    schema: releaseRecord,
  }),
  gallery: defineCollection({
    loader: sourceLoader({
      kind: 'gallery',
      source: storedGallery,
      embedded: records('gallery'),
      schema: storedGalleryRecord,
    }),
    // What a store holds may wait for its texts; what stands in the repository may not.
    schema: storedGallery ? storedGalleryRecord : galleryRecord,
  }),
};
