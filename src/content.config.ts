import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { concertRecord } from './records/concert.ts';
import { galleryRecord, storedGalleryRecord } from './records/gallery/galleryImage.ts';
import { memberRecord } from './records/member.ts';
import { releaseRecord } from './records/release.ts';
import { venueRecord } from './records/venue.ts';
import { videoRecord } from './records/video.ts';
import { concertFile } from './stores/repository/concertFile.ts';
import { sourceLoader } from './stores/collections/sourceLoader.ts';
import { gallerySource, recordSource } from './stores/collections/bandSources.ts';
import { releaseSource, videoSource } from './stores/collections/sources.ts';
import { setting } from './lib/setting.ts';

/** The embedded content: one JSON file per record; its name is its id. */
const records = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '*.json' });

export const collections = {
  members: defineCollection({ loader: records('members'), schema: memberRecord }),
  concerts: defineCollection({
    loader: sourceLoader({
      kind: 'concerts',
      source: recordSource('concerts', setting),
      embedded: records('concerts'),
      schema: concertRecord,
    }),
    // Of the repository's files. The loader has checked the store's records.
    schema: concertFile,
  }),
  venues: defineCollection({
    loader: sourceLoader({
      kind: 'venues',
      source: recordSource('venues', setting),
      embedded: records('venues'),
      schema: venueRecord,
    }),
    schema: venueRecord,
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
      source: gallerySource(setting),
      embedded: records('gallery'),
      schema: storedGalleryRecord,
    }),
    // Of the repository's pictures. The loader has checked the store's, which may lack texts.
    schema: galleryRecord,
  }),
};
