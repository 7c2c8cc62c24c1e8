import { decodePart, encodePart } from '../../src/config/encodePart.ts';
import { CommandError } from '../serve/command.ts';
import type { PictureType } from '../../src/config/uploads.ts';
import type { Document } from '../../src/stores/documents.ts';

// The names of the files in a backup, without its folder.

const extensions: Record<PictureType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Whether a text can be the id of a record in a backup: it must not leave its folder, here or in a store. */
export const isId = (id: string): boolean => !/^\.{1,2}$|[/\\\p{C}]|^$/u.test(id);

/** The file of a record. An id of another program may hold any other character. */
export const recordPath = (kind: string, { id, deleted }: Document): string =>
  `${deleted === undefined ? '' : 'deleted/'}${kind}/${encodePart(id)}.json`;

/** The id of the record in a file; `undefined` for a file of another kind. Throws a `CommandError` for a name that no export has written. */
export function idIn(path: string, kind: string): string | undefined {
  const [, of, name = ''] = /^(?:deleted\/)?([a-z-]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (of !== kind) return undefined;
  const id = decodePart(name);
  if (id === undefined || !isId(id)) throw new CommandError(`Nothing is imported: ${path} names no record.`);
  return id;
}

/** The file of a picture: in the folder of the pictures that visitors see, or beside its record. */
export const picturePath = (folder: 'gallery' | 'pictures', id: string, type: PictureType): string =>
  `${folder}/${id}.${extensions[type]}`;
