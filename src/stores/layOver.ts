import type * as z from 'zod/mini';
import { readTolerantly } from '../records/records.ts';
import type { Document } from './documents.ts';

/** How the records of the band's folder lie beneath those of a store. */
export interface FileRules {
  /** A stored record that breaks it in a required field counts as none where there is a file. */
  contract: z.ZodMiniType;
  /** Identifies a file that is renamed; by default nothing but its id does. */
  identityOf?: ((file: Document) => string) | undefined;
}

/** The records of the band's folder themselves. */
export interface Files extends FileRules {
  read: () => readonly Document[];
}

const idOf = ({ id }: Document): string => id;

/** Identifies a concert's file when it is renamed: by name and beginning. */
export const concertIdentity = ({ name, date }: Readonly<Record<string, unknown>>): string =>
  `${Date.parse(String(date))} ${String(name)}`;

export const isDeleted = ({ deleted }: Document): boolean => deleted !== undefined;

/** Whether a stored record is unusable. */
export const isBroken = ({ fields }: Document, { contract }: FileRules): boolean =>
  readTolerantly(contract, fields).data === undefined;

/** The documents of a store with the file instead of each broken one that has a file. */
export function withFilesForBroken(stored: readonly Document[], files: Files): Document[] {
  return stored.map((document) => {
    const file = isBroken(document, files) && files.read().find(({ id }) => id === document.id);
    if (!file) return document;
    console.error(`The stored record ${document.id} is broken: its file is shown.`);
    return file;
  });
}

/**
 * Lays the records of a store, deleted ones included, over those of the repository, for the build as for the functions. Returns the
 * documents that the site shows.
 */
export function layOver(stored: readonly Document[], files: Files): Document[] {
  const usable = withFilesForBroken(stored, files);
  return [...usable.filter((document) => !isDeleted(document)), ...uncovered(usable, files)];
}

/**
 * The files that stay visible. A record covers the file of its id; where there is none any more, the renamed file of the same identity. A
 * file at the address of another concert is covered as well, because an address never leads to another concert. A broken record covers none.
 */
export function uncovered(stored: readonly Document[], files: Files): Document[] {
  const { identityOf = idOf } = files;
  const all = files.read();
  const ids = new Set(all.map(idOf));
  const covering = stored.filter((document) => !isBroken(document, files));
  const covered = new Set(
    covering.flatMap(({ id, file, fields: { slug } }) => [id, slug, ids.has(id) ? id : file]),
  );
  return all.filter((file) => !covered.has(file.id) && !covered.has(identityOf(file)));
}
