import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type * as z from 'zod/mini';
import { contracts } from '../../records/contracts.ts';
import { galleryRecord } from '../../records/gallery/galleryImage.ts';
import { fileRank } from '../../records/gallery/pictureRecord.ts';
import { byCollection, kinds, shownKinds, type Collection } from '../../records/kinds.ts';

import { concertFile } from './concertFile.ts';
import type { Document } from '../documents.ts';

/**
 * The records of the band's folder that a store may replace or hide. A concert has name and city of its venue's file, as one of a store has copies
 * of them; pictures have their ranks.
 */
export type Repository = Record<Collection, () => readonly Document[]>;

/**
 * Reads the generated records of the band's folder below a root when they are first asked for. On the host they lie beside the functions
 * (`included_files` in `netlify.toml`).
 */
export function repositoryIn(root: string): Repository {
  const documentsOf = (kind: Collection, contract: z.ZodMiniType): Document[] => {
    const folder = join(root, 'generated/content', kind);
    // A kind may have no folder; without all of them the call fails, because an empty list would delete the fans' entries.
    const isEmpty = !existsSync(folder) && existsSync(join(root, 'generated/content'));
    const names = isEmpty ? [] : readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names.flatMap((name) => {
      const { data } = contract.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return data ? { id: parse(name).name, fields: data as Document['fields'], isFile: true } : [];
    });
  };
  const plain = byCollection(shownKinds, (name) =>
    once(() => documentsOf(kinds[name].collection, contracts[name].stored)),
  );
  const concerts = once(() => {
    const venueOf = new Map(
      plain.venues().map(({ id, fields: { name, city } }) => [id, { venue: name, city }]),
    );
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
  return { ...plain, concerts, gallery };
}

function once<Result>(read: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= read());
}
