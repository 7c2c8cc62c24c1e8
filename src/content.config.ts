import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { ZodMiniType } from 'zod/mini';
import { concertRecord } from './records/concert.ts';
import { galleryRecord, storedGalleryRecord } from './records/gallery/galleryImage.ts';
import { memberRecord } from './records/member.ts';
import { releaseRecord } from './records/release.ts';
import { venueRecord } from './records/venue.ts';
import { videoRecord } from './records/video.ts';
import { concertFile } from './stores/repository/concertFile.ts';
import { sourceLoader } from './stores/collections/sourceLoader.ts';
import { gallerySource, recordSource } from './stores/collections/bandSources.ts';
import type { Source } from './stores/collections/source.ts';
import { releaseSource, videoSource } from './stores/collections/sources.ts';
import { setting } from './lib/setting.ts';

/** The embedded content: one JSON file per record; its name is its id. */
const records = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '*.json' });

/** A collection whose source may replace or join the repository's records of this contract; `stored` is that of the source's. */
const fromSource = <Schema extends ZodMiniType>(
  kind: string,
  source: Source | undefined,
  schema: Schema,
  stored: ZodMiniType = schema,
) =>
  defineCollection({
    loader: sourceLoader({ kind, source, embedded: records(kind), schema: stored }),
    schema,
  });

export const collections = {
  members: defineCollection({ loader: records('members'), schema: memberRecord }),
  concerts: fromSource('concerts', recordSource('concerts', setting), concertFile, concertRecord),
  venues: fromSource('venues', recordSource('venues', setting), venueRecord),
  videos: fromSource('videos', videoSource(setting), videoRecord),
  releases: fromSource('releases', releaseSource(setting), releaseRecord),
  // The pictures of a store may lack texts.
  gallery: fromSource('gallery', gallerySource(setting), galleryRecord, storedGalleryRecord),
};
