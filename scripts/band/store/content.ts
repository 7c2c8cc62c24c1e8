import { contracts, type Contract } from '../../../src/records/contracts.ts';
import { kinds, type BuiltKind, type ContentKind } from '../../../src/records/kinds.ts';
import type { Document } from '../../../src/stores/documents.ts';
import { layOver } from '../../../src/stores/layOver.ts';
import type { KeptRecords } from './keptRecords.ts';

type Fields = Document['fields'];

/** Files of these kinds have another form than the records of the store. */
const toStored: Partial<Record<BuiltKind, (file: Fields) => Fields>> = {
  // Spotify's id stands in its address.
  release: (release) => Object.fromEntries(Object.entries(release).filter(([field]) => field !== 'id')),
  video: ({ id, ...video }) => ({ ...video, video: id }),
};

/** The records of a kind: those of the band's folder by their ids, those of the desk over them. */
export function contentDocuments(
  name: ContentKind,
  files: ReadonlyMap<string, Fields>,
  kept: KeptRecords,
): Document[] {
  const { stored: contract, ids = [] }: Contract = contracts[name];
  const all = new Map<string, Fields>([...ids.map((id) => [id, {}] as const), ...files]);
  const documents = [...all].map(([id, fields]): Document => ({
    id,
    fields: toStored[name]?.(fields) ?? fields,
    isFile: true,
  }));
  return layOver(kept.documents(name), { contract, read: () => documents });
}

/** The folder of a kind's records. */
export const folderOf = (name: BuiltKind): string => kinds[name].collection;
