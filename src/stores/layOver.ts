/** A record of a store, as far as it says which records of the repository it covers. */
export interface CoveringRecord {
  id: string;
  /** Address of a concert's page, where it is not the id. */
  slug?: unknown;
  /** `identityOf` of the file that the record stands for, as it was at the first change. */
  file?: string | undefined;
}

/** Identifies a concert's file when it is renamed: by name and beginning. */
export const concertIdentity = ({ name, date }: Readonly<Record<string, unknown>>): string =>
  `${Date.parse(String(date))} ${String(name)}`;

/**
 * Lays the records of a store, deleted ones included, over those of the repository. Returns the files that stay visible. A record covers the
 * file of its id; where there is none any more, the renamed file of the same identity. A file at the address of another concert is covered
 * as well, because an address never leads to another concert.
 */
export function layOver<File extends { id: string }>(
  stored: readonly CoveringRecord[],
  files: readonly File[],
  identityOf: (file: File) => string = ({ id }) => id,
): File[] {
  const ids = new Set(files.map(({ id }) => id));
  const covered = new Set(stored.flatMap(({ id, slug, file }) => [id, slug, ids.has(id) ? id : file]));
  return files.filter((file) => !covered.has(file.id) && !covered.has(identityOf(file)));
}
