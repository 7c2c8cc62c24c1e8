import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type * as z from 'zod/mini';
import { galleryRecord } from '../../records/gallery/galleryImage.ts';
import { fileRank } from '../../records/gallery/pictureRecord.ts';
import { venueRecord } from '../../records/venue.ts';
import { concertFile } from './concertFile.ts';
import type { Document } from '../documents.ts';
import { recordFiles } from './samples.ts';

/** The records of `src/content` that a store may replace or hide. */
export interface Repository {
  /** Name and city are copied from the file of the venue, as a concert of a store has copies of them. */
  concerts: () => readonly Document[];
  venues: () => readonly Document[];
  /** Pictures of the gallery, by their ranks. */
  gallery: () => readonly Document[];
}

/**
 * Reads the records of `src/content` below a folder when they are first asked for, without the samples for the band's own site. On the host
 * they lie beside the functions (`included_files` in `netlify.toml`). A file that breaks its contract is left out: the build has stopped for it.
 */
export function repositoryIn(root: string, isOwn: boolean): Repository {
  const documentsOf = (kind: keyof Repository, contract: z.ZodMiniType): Document[] => {
    const folder = `src/content/${kind}`;
    return recordFiles(root, folder, isOwn).flatMap((name) => {
      const { data } = contract.safeParse(JSON.parse(readFileSync(join(root, folder, name), 'utf8')));
      return data ? { id: parse(name).name, fields: data as Document['fields'], isFile: true } : [];
    });
  };
  const venues = once(() => documentsOf('venues', venueRecord));
  const concerts = once(() => {
    const venueOf = new Map(venues().map(({ id, fields: { name, city } }) => [id, { venue: name, city }]));
    return documentsOf('concerts', concertFile).map((concert) => {
      const { venueId } = concert.fields;
      return { ...concert, fields: { ...concert.fields, ...venueOf.get(String(venueId)) } };
    });
  });
  const gallery = once(() =>
    documentsOf('gallery', galleryRecord).map(({ id, fields, ...file }) => {
      const { order, ...texts } = fields;
      return { ...file, id, fields: { ...texts, id, rank: fileRank(Number(order)) } };
    }),
  );
  return { concerts, venues, gallery };
}

function once<Result>(read: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= read());
}
