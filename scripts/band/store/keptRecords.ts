import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../serve/environment.ts';
import { keptName, type BuiltKind } from '../../../src/records/kinds.ts';
import type { Document } from '../../../src/stores/documents.ts';

/** Astro's cache folder, below the root of a project. */
export const cacheFolder = 'node_modules/.astro';

/** The file of the photographs in the cache folder. */
export const photosFile = 'sources/band-photos.json';

/** The titles and stills that YouTube has of the band's videos, by their ids there: the file of the still, in the folder of the photographs. */
export type KeptVideos = Record<string, { title?: string; still?: string }>;
export const videosFile = 'sources/band-youtube.json';
export const photosFolder = 'sources/band';

/** The records that the band has written on the desk, as `fetchStores` has kept it; nothing where no store is configured. */
export interface KeptRecords {
  /** Deleted ones too. */
  documents: (name: BuiltKind) => readonly Document[];
  /** The file of an uploaded picture; undefined for one that could not be fetched. */
  photo: (id: string) => string | undefined;
  /** The title and the file of the still that YouTube has of a video, as far as they were missing. */
  video: (id: string) => { title?: string | undefined; still?: string | undefined };
}

/** Whether the band's own store is there: on the host, and wherever the local server runs. */
export const hasStore = (): boolean => (settings().NETLIFY_BLOBS_CONTEXT ?? '') !== '';

export function keptRecords(root: string): KeptRecords {
  const read = (file: string): unknown => {
    const path = join(root, cacheFolder, file);
    return hasStore() && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  };
  const videos = (read(videosFile) ?? {}) as KeptVideos;
  const photos = (read(photosFile) ?? {}) as Record<string, string>;
  return {
    documents: (name) =>
      ((read(`sources/${keptName(name)}.json`) ?? { entries: [] }) as { entries: Document[] }).entries,
    photo: (id) => {
      // An id may be the name of something that every object of JavaScript has.
      const file = Object.hasOwn(photos, id) ? photos[id] : undefined;
      return file === undefined ? undefined : join(root, cacheFolder, photosFolder, file);
    },
    video: (id) => {
      const { title, still } = videos[id] ?? {};
      return { title, still: still === undefined ? undefined : join(root, cacheFolder, photosFolder, still) };
    },
  };
}
