import { defineCollection } from 'astro:content';
import { readdirSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import { contracts } from './records/contracts.ts';
import { galleryRecord, storedGalleryRecord } from './records/gallery/galleryImage.ts';
import {
  byCollection,
  contentKinds,
  kinds,
  listedKinds,
  type ContentKind,
  type ListedKind,
} from './records/kinds.ts';
import { ownReleaseRecord } from './records/band/ownRelease.ts';
import { ownVideoRecord } from './records/band/ownVideo.ts';
import { spotifyRelease } from './records/release.ts';
import { videoRecord } from './records/video.ts';
import { concertFile } from './stores/repository/concertFile.ts';
import { sourceLoader } from './stores/collections/sourceLoader.ts';
import type { SourceKind } from './records/built/attention.ts';
import { sources } from './stores/collections/sources.ts';
import { setting } from './lib/setting.ts';

const noFiles: Loader = {
  name: 'none',
  load: ({ store }) => {
    store.clear();
    return Promise.resolve();
  },
};

/** The records of the band's folder: one JSON file each; its name is its id. */
function records(folder: string): Loader {
  const base = `generated/content/${folder}`;
  const isEmpty = readdirSync(base).every((name) => !name.endsWith('.json'));
  // The loader of Astro would warn that no file fits.
  return isEmpty ? noFiles : glob({ base, pattern: '*.json' });
}

/** A collection that may be empty. Astro warns on every page of one that its store does not know, so one entry comes and goes. */
const mayBeEmpty = (loader: Loader): Loader => ({
  ...loader,
  load: async (context) => {
    await loader.load(context);
    const { store } = context;
    if (store.keys().length > 0) return;
    store.set({ id: 'none', data: {} });
    store.delete('none');
  },
});

/** A collection whose source may replace or join the repository's records of this contract; `stored` is that of the source's. */
const fromSource = <Schema extends ZodMiniType>(
  kind: SourceKind,
  schema: Schema,
  stored: ZodMiniType = schema,
) =>
  defineCollection({
    loader: mayBeEmpty(
      sourceLoader({ kind, source: sources[kind](setting), embedded: records(kind), schema: stored }),
    ),
    schema,
  });

/** The kinds whose records are only those that were written before the build. */
const ownKinds = contentKinds.filter((name) => name !== 'place');

type PlainKind = Exclude<ListedKind | ContentKind, 'concert' | 'place' | 'release' | 'video'>;
type PlainCollections = {
  [
    Name in PlainKind as (typeof kinds)[Name]['collection']
  ]: (typeof contracts)[Name]['stored'] extends infer Stored extends ZodMiniType
    ? ReturnType<typeof fromSource<Stored>>
    : never;
};

export const collections = {
  ...({
    ...byCollection(ownKinds, (name) =>
      defineCollection({
        loader: mayBeEmpty(records(kinds[name].collection)),
        schema: contracts[name].stored as ZodMiniType,
      }),
    ),
    ...byCollection(listedKinds, (name) =>
      fromSource(kinds[name].collection, contracts[name].stored as ZodMiniType),
    ),
  } as unknown as PlainCollections),
  concerts: fromSource('concerts', concertFile, contracts.concert.stored),
  videos: fromSource('videos', z.union([ownVideoRecord, videoRecord]), videoRecord),
  releases: fromSource('releases', z.union([ownReleaseRecord, spotifyRelease]), spotifyRelease),
  // The pictures of a store may lack texts.
  gallery: fromSource('gallery', galleryRecord, storedGalleryRecord),
};
