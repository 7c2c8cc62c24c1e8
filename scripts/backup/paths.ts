import type { PictureType } from '../../src/config/uploads.ts';
import type { Document } from '../../src/stores/documents.ts';

// The names of the files in a backup, without its folder.

const extensions: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** The file of a record. An id of another program may hold any character. */
export const recordPath = (kind: string, { id, deleted }: Document): string =>
  `${deleted === undefined ? '' : 'deleted/'}${kind}/${encodeURIComponent(id)}.json`;

/** The id of the record in a file; `undefined` for a file of another kind. */
export function idIn(path: string, kind: string): string | undefined {
  const [, of, name = ''] = /^(?:deleted\/)?([a-z-]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return of === kind ? decodeURIComponent(name) : undefined;
}

/** The file of a picture: in the folder of the pictures that visitors see, or beside its record. */
export const picturePath = (folder: 'gallery' | 'pictures', id: string, type: PictureType): string =>
  `${folder}/${id}.${extensions[type]}`;
