import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { placePicture } from '../../src/records/band/placePicture.ts';
import { contracts } from '../../src/records/contracts.ts';
import { isId } from '../../src/records/text.ts';
import { galleryRecord } from '../../src/records/gallery/galleryImage.ts';
import { memberRecord } from '../../src/records/member.ts';
import { releaseRecord } from '../../src/records/release.ts';
import { videoRecord } from '../../src/records/video.ts';
import { concertFile } from '../../src/stores/repository/concertFile.ts';
import { CommandError } from '../serve/command.ts';
import { altKeys, checkNamed, checkPictures, standIns } from './pictures.ts';
import { checked, readJson, readText } from './readJson.ts';
import type { Put } from './writer.ts';

/** The contract of the records in each folder of a band. */
const fileContracts: Record<string, z.ZodMiniType> = {
  concerts: concertFile,
  venues: contracts.venue.stored,
  gallery: galleryRecord,
  members: memberRecord,
  releases: releaseRecord,
  videos: videoRecord,
  pictures: placePicture,
};

/** The folders of a band; each is in the generated one, empty or not. */
export const kinds = Object.keys(fileContracts);

/** The name of these files is the id of their record, which the build and the functions have to agree on. */
const withIds: readonly string[] = ['concerts', 'venues', 'gallery'];

/** A record of any kind, with what the merge reads of it. */
type Described = z.infer<typeof placePicture> & { img?: string };

/** The texts that describe the pictures of places, in each language, by the keys of the product. */
export type Alts = Record<string, Partial<Record<string, string>>>;

/** Writes records and pictures of a band. */
export async function writeContent(
  root: string,
  band: string | undefined,
  put: Put,
): Promise<{ files: string[]; hints: string[]; alts: Alts }> {
  // A camera writes `.JPG`.
  const putContent: Put = (file, content) => {
    put(`content/${file.replace(/[^.]+$/, (ending) => ending.toLowerCase())}`, content);
  };
  const files = band === undefined ? [] : contentFiles(join(root, band));
  const folder = band ?? '';
  checkMembers(folder, files);
  const hints = band === undefined ? [] : await checkPictures(root, band, files);
  const alts: Alts = {};
  const focuses: Record<string, readonly number[]> = {};
  for (const file of files) {
    const [kind, path, contract] = [dirname(file), `${folder}/${file}`, fileContracts[dirname(file)]];
    if (contract && file.endsWith('.json')) {
      if (withIds.includes(kind) && !isId(basename(file, '.json')))
        throw new CommandError(
          `${path}: is no name of a record: use lower-case letters from a to z, digits and hyphens`,
        );
      const record = checked(contract, readJson(root, path), path) as Described;
      // A person's record names the photograph; a place's has its name.
      const { focus, alt, img = basename(file, '.json') } = record;
      if (record.img !== undefined) checkNamed(folder, file, img, files);
      if (focus) focuses[`${kind}/${img}`] = focus;
      if (kind === 'pictures') alts[altKeys[img] ?? ''] = alt ?? {};
    }
    putContent(file, file.endsWith('.json') ? readText(root, path) : readFileSync(join(root, path)));
  }
  for (const [file, source] of standIns(root, folder, files))
    putContent(`pictures/${file}`, readFileSync(join(root, source)));
  put(
    'focuses.ts',
    `export const focuses: Record<string, readonly [number, number]> = ${JSON.stringify(focuses)};\n`,
  );
  return { files, hints, alts };
}

/** The most members that the page has room for. */
const mostMembers = 8;

function checkMembers(band: string, files: readonly string[]): void {
  const { length } = files.filter((file) => /^members\/.*\.json$/.test(file));
  if (length > mostMembers)
    throw new CommandError(
      `${band}/members: has ${String(length)} records, and the page has room for ${String(mostMembers)}: leave some out`,
    );
}

/** Records and pictures below a band's folder, by their paths. */
const contentFiles = (folder: string): string[] =>
  globSync(`{${kinds.join(',')}}/**/*.*`, { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
