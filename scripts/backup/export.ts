/** `npm run export -- <folder>` writes every record and picture of the configured stores into a folder (docs/backups.md). */
import { galleryRecord } from '../../src/records/gallery/galleryImage.ts';
import type { PictureRecord } from '../../src/records/gallery/pictureRecord.ts';
import { byRank } from '../../src/records/gallery/storedPicture.ts';
import type { Document } from '../../src/stores/documents.ts';
import { pictureOf } from '../../src/stores/gallery/pictureDocuments.ts';
import { isHidden } from '../../src/stores/gallery/storedRecord.ts';
import { inSteps, runBackup } from './command.ts';
import { writeBackup, type BackupWriter } from './folder.ts';
import type { Kind } from './kind.ts';
import { openKinds } from './kinds.ts';
import { isId, picturePath, recordPath } from './paths.ts';

/** Writes the records of a kind, and the files of pictures. Returns a sentence on each that is left out. */
async function exportKind({ name, listAll, bytes }: Kind, backup: BackupWriter): Promise<string[]> {
  const { items, leftOut } = await listAll();
  const shown: PictureRecord[] = [];
  /** Whether the file of a picture is part of the backup now. */
  const writeFile = async (picture: PictureRecord): Promise<boolean> => {
    const { id, type } = picture;
    // A picture of the repository has no file in a store.
    if (!bytes || !type) return true;
    const isShown = !isHidden(picture) && galleryRecord.safeParse(inContent(picture, 1)).success;
    const path = picturePath(isShown ? 'gallery' : 'pictures', id, type);
    if (!(await backup.has(path))) {
      const content = await bytes(id);
      if (!content) return false;
      await backup.write(path, content);
    }
    if (isShown) shown.push(picture);
    return true;
  };
  const write = async (document: Document) => {
    const { id, fields, deleted, file } = document;
    if (!isId(id)) {
      leftOut.push({ entry: JSON.stringify(id), reason: 'its id can be no name of a file' });
      return;
    }
    const picture = bytes && pictureOf(document);
    if (bytes && !picture) leftOut.push({ entry: id, reason: 'it breaks its contract' });
    else if (picture && !(await writeFile(picture))) leftOut.push({ entry: id, reason: 'it has no file' });
    else await backup.write(recordPath(name, document), json(fields), { deleted, file });
  };
  await inSteps(name, items, write, backup.save);
  for (const [index, picture] of shown.sort(byRank).entries())
    await backup.write(`gallery/${picture.id}.json`, json(inContent(picture, index + 1)));
  return leftOut.map(({ entry, reason }) => `${name}: left out ${entry}: ${reason}.`);
}

/** A picture as `gallery/` of the band's folder describes it. An import takes texts and place from the store's own record. */
const inContent = ({ id, alt, decorative, credit }: PictureRecord, order: number) => ({
  ...{ order, img: id, alt, decorative, credit },
});

const json = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`;

await runBackup('export', async (folder) => {
  const backup = await writeBackup(folder);
  const leftOut: string[] = [];
  // Records before their former versions and the claims of their addresses, so that none lacks what a change meanwhile adds.
  for (const kind of openKinds().reverse()) leftOut.push(...(await exportKind(kind, backup)));
  for (const foreign of await backup.finish())
    console.log(`Left alone, since no export has written it: ${foreign}`);
  console.log(`${folder} is complete. It holds personal data (messages): keep it as safe as the inbox.`);
  return leftOut;
});
