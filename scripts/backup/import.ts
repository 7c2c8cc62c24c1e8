/** `npm run import -- <folder>` writes the records and pictures of a backup into the configured stores (docs/backups.md). */
import type { Document } from '../../src/stores/documents.ts';
import { pictureOf } from '../../src/stores/gallery/pictureDocuments.ts';
import { inSteps, runBackup } from './command.ts';
import { readBackup, type BackupReader } from './folder.ts';
import type { Kind } from './kind.ts';
import { openKinds } from './kinds.ts';
import { idIn, picturePath, recordPath } from './paths.ts';

/** Adds the records of a kind that the store lacks, and changes none. Returns a sentence on each that the store does not hold afterwards. */
async function importKind(kind: Kind, backup: BackupReader): Promise<string[]> {
  const documents = await documentsIn(backup, kind.name);
  const present = await byId(kind);
  const missing = documents.filter(({ id }) => !present.has(id));
  console.log(`${kind.name}: ${documents.length - missing.length} of ${documents.length} are there.`);
  await inSteps(kind.name, missing, async (document) => {
    const { id, fields, ...marks } = document;
    await kind.create(id, fields, marks, kind.bytes && (await fileOf(document, backup)));
  });
  const stored = missing.length > 0 ? await byId(kind) : present;
  return documents.flatMap((document) => {
    const found = stored.get(document.id);
    if (found && kind.isSame(found, document)) return [];
    const reason = found ? 'the store holds another version, which stays' : 'the store has no place for it';
    return `${recordPath(kind.name, document)} is not imported: ${reason}.`;
  });
}

const byId = async (kind: Kind) => new Map((await kind.listAll()).items.map((each) => [each.id, each]));

async function documentsIn({ files, read }: BackupReader, kind: string): Promise<Document[]> {
  const documents: Document[] = [];
  for (const [path, { deleted, file }] of Object.entries(files)) {
    const id = idIn(path, kind);
    if (id === undefined) continue;
    const fields = JSON.parse((await read(path)).toString()) as Document['fields'];
    documents.push({ id, fields, deleted, file });
  }
  return documents;
}

function fileOf(document: Document, { files, read }: BackupReader) {
  const { id, type } = pictureOf(document) ?? {};
  if (id === undefined || type === undefined) return undefined;
  const path = (['gallery', 'pictures'] as const)
    .map((folder) => picturePath(folder, id, type))
    .find((each) => each in files);
  return path === undefined ? undefined : read(path);
}

await runBackup('import', async (folder) => {
  const backup = await readBackup(folder);
  const kinds = openKinds();
  // Every name before the first write.
  for (const path of Object.keys(backup.files)) for (const { name } of kinds) idIn(path, name);
  const leftOut: string[] = [];
  for (const kind of kinds) leftOut.push(...(await importKind(kind, backup)));
  console.log(`${folder} is imported. Deploy the site once, so that no cache shows what was there before.`);
  return leftOut;
});
