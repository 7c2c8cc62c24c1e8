import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { placePicture, places } from '../../src/records/band/placePicture.ts';
import { contracts } from '../../src/records/contracts.ts';
import { byCollection, contentKinds, listedKinds } from '../../src/records/kinds.ts';
import { isId } from '../../src/records/text.ts';
import { galleryRecord } from '../../src/records/gallery/galleryImage.ts';
import { memberRecord, mostMembers } from '../../src/records/member.ts';
import { releaseRecord } from '../../src/records/release.ts';
import { videoRecord } from '../../src/records/video.ts';
import { noPicture } from '../../src/stores/collections/ownRecords.ts';
import { concertFile } from '../../src/stores/repository/concertFile.ts';
import { CommandError } from '../serve/command.ts';
import { altKeys, checkNamed, checkPictures, ownPictures, pictureOf, standIns } from './pictures.ts';
import { checked, readJson, readText } from './readJson.ts';
import { contentDocuments, folderOf } from './store/content.ts';
import type { KeptRecords } from './store/keptRecords.ts';
import type { Put } from './writer.ts';

/** The contract of the records in each folder of a band: that of its kind, unless the desk writes another form. */
const fileContracts: Record<string, z.ZodMiniType> = {
  ...byCollection([...listedKinds, ...contentKinds], (name): z.ZodMiniType => contracts[name].stored),
  concerts: concertFile,
  gallery: galleryRecord,
  members: memberRecord,
  releases: releaseRecord,
  videos: videoRecord,
  pictures: placePicture,
};

/** The folders of a band; each is in the generated one, empty or not. */
export const kinds = Object.keys(fileContracts);

/** The folders of the records that the desk changes for the next build. */
const builtFolders: ReadonlySet<string> = new Set(contentKinds.map(folderOf));

/** A record of any kind, with what the merge reads of it. */
type Described = z.infer<typeof placePicture> & { img?: string; picture?: string };

/** The texts that describe the pictures of places, in each language, by the keys of the product. */
export type Alts = Record<string, Partial<Record<string, string>>>;

/** Writes records and pictures of a band, and what was written on the desk over them. */
export async function writeContent(
  root: string,
  band: string | undefined,
  { put, kept }: { put: Put; kept: KeptRecords },
): Promise<{ files: string[]; hints: string[]; alts: Alts }> {
  const putContent: Put = (file, content) => {
    put(`content/${file}`, content);
  };
  const files = band === undefined ? [] : contentFiles(join(root, band));
  const folder = band ?? '';
  checkMembers(folder, files);
  const hints =
    band === undefined ? [] : [...(await checkPictures(root, band, files)), ...unread(root, band)];
  const alts: Alts = {};
  const focuses: Record<string, readonly number[]> = {};
  /** The records of the kinds that the desk changes for the next build, by their folders and ids. */
  const records = new Map<string, Map<string, Record<string, unknown>>>();
  /** The pictures of the folder's gallery by the ids of their records: they may stand elsewhere on the page, too. */
  const photos = new Map<string, string>();
  for (const file of files.filter((each) => each.endsWith('.json'))) {
    const [kind, id] = [dirname(file), basename(file, '.json')];
    const path = `${folder}/${file}`;
    const contract = fileContracts[kind];
    if (!contract) continue;
    if (kind !== 'pictures' && !isId(id))
      throw new CommandError(
        `${path}: is no name of a record: use lower-case letters from a to z, digits and hyphens`,
      );
    const record = checked(contract, readJson(root, path), path) as Described & Record<string, unknown>;
    if (record.img !== undefined) checkNamed(folder, file, record.img, files);
    const photo = kind === 'gallery' && pictureOf(`gallery/${record.img ?? ''}`, files);
    if (photo) photos.set(id, join(root, folder, photo));
    if (kind === 'gallery' && record.focus) focuses[`${kind}/${record.img ?? id}`] = record.focus;
    if (builtFolders.has(kind)) records.set(kind, new Map([...(records.get(kind) ?? []), [id, record]]));
    else putContent(file, readText(root, path));
  }
  /** The pictures of the page by the names of their files, each with its path. */
  const pictures = new Map<string, string>();
  for (const file of files.filter((each) => !each.endsWith('.json'))) {
    // A camera writes `.JPG`.
    const name = file.normalize().replace(/[^.]+$/, (ending) => ending.toLowerCase());
    if (dirname(file) === 'pictures') pictures.set(basename(name), join(root, folder, file));
    else putContent(name, readFileSync(join(root, folder, file)));
  }
  /** Titles and stills at YouTube of the videos of the desk that lack them, by the ids of their records, which stay as the band has written them. */
  const ofYouTube: Record<string, { title?: string | undefined; img?: string }> = {};
  const completeVideo = (id: string, fields: Record<string, unknown>) => {
    const { title, still } = kept.video(String(fields.video));
    ofYouTube[id] = { ...(fields.title === undefined && { title }) };
    if (still === undefined || (fields.picture ?? fields.img) !== undefined) return;
    ofYouTube[id].img = `${id}-still`;
    putContent(`videos/${id}-still.png`, readFileSync(still));
  };
  for (const name of contentKinds) {
    const kind = folderOf(name);
    const documents = contentDocuments(name, records.get(kind) ?? new Map(), kept);
    if (name === 'person')
      put('memberCount.ts', `export const memberCount: number = ${String(documents.length)};\n`);
    for (const { id, fields } of documents) {
      // The picture may have left the folder since a record of the desk has named it.
      const { img: named = noPicture } = fields as Described;
      const isThere = named === noPicture || pictureOf(`${kind}/${named}`, files) !== undefined;
      if (!isThere) Reflect.deleteProperty(fields, 'img');
      if (name === 'video') completeVideo(id, fields);
      const { focus, alt, img = id, picture } = fields as Described;
      const photo = picture === undefined ? undefined : (kept.photo(picture) ?? photos.get(picture));
      const shown = photo && name !== 'place' ? `${id}-${picture ?? ''}` : img;
      if (photo === undefined) Reflect.deleteProperty(fields, 'picture');
      else if (name !== 'place') putContent(`${kind}/${shown}${endingOf(photo)}`, readFileSync(photo));
      else {
        for (const file of [...pictures.keys()]) if (file.split('.')[0] === id) pictures.delete(file);
        pictures.set(id + endingOf(photo), photo);
      }
      if (focus) focuses[`${kind}/${shown}`.normalize()] = focus;
      if (name === 'place' && altKeys[id] !== undefined) alts[altKeys[id]] = alt ?? {};
      putContent(`${kind}/${id}.json`, `${JSON.stringify(fields, null, 2)}\n`);
    }
    if (name !== 'place' && !files.some((file) => file.startsWith(`${kind}/no-picture.`)))
      putContent(`${kind}/no-picture.plate.svg`, readFileSync(join(root, ownPictures, 'disc.plate.svg')));
  }
  const given = [...pictures.keys()].map((file) => file.split('.')[0]);
  for (const [file, source] of [...pictures, ...standIns(root, pictures)])
    putContent(`pictures/${file}`, readFileSync(source));
  put(
    'ofYouTube.ts',
    `export const ofYouTube: Readonly<Record<string, { title?: string; img?: string }>> = ${JSON.stringify(ofYouTube)};\n`,
  );
  put(
    'focuses.ts',
    `export const focuses: Record<string, readonly [number, number]> = ${JSON.stringify(focuses)};
/** Places of the page whose picture the band has given. */
export const ownPlaces: readonly string[] = ${JSON.stringify(places.filter((id) => given.includes(id)))};
`,
  );
  return { files, hints, alts };
}

/** The end of a picture's name, which tells a plate from a photograph: `.plate.png`. */
const endingOf = (file: string): string =>
  basename(file)
    .replace(/^[^.]*/, '')
    .toLowerCase();

/** A sentence on each file and folder of a band that nothing reads, but for hidden ones and notes. */
const unread = (root: string, band: string): string[] =>
  readdirSync(join(root, band))
    .filter((name) => !/^\.|\.md$|^band\.json$/i.test(name))
    .filter((name) => ![...kinds, 'texts'].includes(name) || !statSync(join(root, band, name)).isDirectory())
    .map((name) => `${band}/${name} is read by nothing: a band has the folders texts, ${kinds.join(', ')}`);

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
    // Windows writes both by itself.
    .filter((file) => !/\/(thumbs\.db|desktop\.ini)$/i.test(file))
    .sort();
