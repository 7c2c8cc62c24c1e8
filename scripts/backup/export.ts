/** `npm run export -- <folder>` writes every record and picture of the configured stores into a folder (docs/backups.md). */
import type { PictureRecord } from '../../src/records/gallery/pictureRecord.ts';
import { byRank } from '../../src/records/gallery/storedPicture.ts';
import { pictureOf } from '../../src/stores/gallery/pictureDocuments.ts';
import { isHidden } from '../../src/stores/gallery/storedRecord.ts';
import { inSteps, runBackup } from './command.ts';
import { writeBackup, type BackupWriter } from './folder.ts';
import type { Kind } from './kind.ts';
import { openKinds } from './kinds.ts';
import { picturePath, recordPath } from './paths.ts';

await runBackup('export', async (folder) => {
  const backup = await writeBackup(folder);
  const leftOut: string[] = [];
  // Records before their former versions and the claims of their addresses, so that none lacks what a change meanwhile adds.
  for (const kind of openKinds().reverse()) leftOut.push(...(await exportKind(kind, backup)));
  await backup.finish();
  console.log(`${folder} is complete. It holds personal data (messages): keep it as safe as the inbox.`);
  return leftOut;
});

/** Writes the records of a kind, and the files of those that have one. Returns a sentence on each that is left out. */
async function exportKind({ name, listAll, bytes }: Kind, backup: BackupWriter): Promise<string[]> {
  const { items, leftOut } = await listAll();
  const sentences = leftOut.map(({ entry, reason }) => `${name}: left out ${entry}: ${reason}.`);
  const shown: PictureRecord[] = [];
  await inSteps(
    name,
    items,
    async (document) => {
      const { id, fields, deleted, file } = document;
      const picture = bytes && pictureOf(document);
      if (bytes && picture?.type) {
        const isShown = !isHidden(picture) && Boolean(picture.alt ?? picture.decorative);
        const path = picturePath(isShown ? 'gallery' : 'pictures', id, picture.type);
        if (!(await backup.has(path))) {
          const content = await bytes(id);
          if (!content) return sentences.push(`${name}: left out ${id}: it has no file.`);
          await backup.write(path, content);
        }
        if (isShown) shown.push(picture);
      }
      return backup.write(recordPath(name, document), json(fields), { deleted, file });
    },
    backup.save,
  );
  // As `src/content/gallery` describes them. An import takes texts and order from the records.
  for (const [index, { id, alt, decorative, credit }] of shown.sort(byRank).entries())
    await backup.write(`gallery/${id}.json`, json({ order: index + 1, img: id, alt, decorative, credit }));
  return sentences;
}

const json = (fields: object) => `${JSON.stringify(fields, null, 2)}\n`;
