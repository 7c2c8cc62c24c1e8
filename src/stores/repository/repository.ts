import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type * as z from 'zod/mini';
import { galleryRecord } from '../../records/gallery/galleryImage.ts';
import { fileRank } from '../../records/gallery/pictureRecord.ts';
import { venueRecord } from '../../records/venue.ts';
import { concertFile } from './concertFile.ts';
import type { Document } from '../documents.ts';

/** The records of `src/content` that a store may replace or hide. */
export interface Repository {
  /** Name and city are copied from the file of the venue, as a concert of a store has copies of them. */
  concerts: () => readonly Document[];
  venues: () => readonly Document[];
  /** Pictures of the gallery, by their ranks. */
  gallery: () => readonly Document[];
}

/**
 * Reads the records of `src/content` below a folder when they are first asked for. On the host they lie beside the functions (`included_files`
 * in `netlify.toml`). A file that breaks its contract is left out: the build has stopped for it.
 */
export function repositoryIn(root: string): Repository {
  const venues = once(() => documentsIn(join(root, 'src/content/venues'), venueRecord));
  const concerts = once(() => {
    const venueOf = new Map(venues().map(({ id, fields: { name, city } }) => [id, { venue: name, city }]));
    return documentsIn(join(root, 'src/content/concerts'), concertFile).map((concert) => {
      const { venueId } = concert.fields;
      return { ...concert, fields: { ...concert.fields, ...venueOf.get(String(venueId)) } };
    });
  });
  const gallery = once(() => {
    // A band may delete all pictures of the repository, and with them their folder. Without any folder the call fails, as for the others.
    const own = join(root, 'src/content/gallery');
    const files =
      existsSync(join(root, 'src/content')) && !existsSync(own) ? [] : documentsIn(own, galleryRecord);
    return files.map(({ id, fields, ...file }) => {
      const { order, ...texts } = fields;
      return { ...file, id, fields: { ...texts, id, rank: fileRank(Number(order)) } };
    });
  });
  return { concerts, venues, gallery };
}

function documentsIn(folder: string, contract: z.ZodMiniType): Document[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const { data } = contract.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return data ? { id: parse(name).name, fields: data as Document['fields'], isFile: true } : [];
  });
}

function once<Result>(read: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= read());
}
