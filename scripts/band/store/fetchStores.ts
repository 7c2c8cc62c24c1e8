import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { settings } from '../../serve/environment.ts';
import { replaceFile } from '../../../src/lib/replaceFile.ts';
import * as limits from '../../../src/config/services.ts';
import { contracts } from '../../../src/records/contracts.ts';
import { builtKinds, keptName } from '../../../src/records/kinds.ts';
import { pictureFiles, recordSource } from '../../../src/stores/collections/bandSources.ts';
import { pictureFetcher } from '../../../src/stores/collections/fetchedPictures.ts';
import { ServiceError } from '../../../src/services/http/serviceError.ts';
import { entriesOf } from '../../../src/stores/collections/sourceLoader.ts';
import { ownVideoRecord, type OwnVideoRecord } from '../../../src/records/band/ownVideo.ts';
import { fetchVideos } from './fetchVideos.ts';
import { cacheFolder, photosFile, photosFolder, videosFile, type KeptVideos } from './keptRecords.ts';

const setting = (name: string): string => settings()[name] ?? '';

const logger = { warn: (sentence: string) => console.warn(sentence) };

/** The gallery fails: the photographs of the last build stay. */
function tellFailure(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error;
  console.warn(
    `The photographs of an earlier build are used, because ${error.service ?? 'the gallery'} ${error.message}.`,
  );
}

/**
 * Reads what the band has written on the desk, with its photographs, into the cache folder, which the host keeps between builds. Where the store
 * fails the last good records stay; without these it throws.
 */
export async function fetchStores(root = process.cwd()): Promise<void> {
  const folder = join(root, cacheFolder);
  const config = { cacheDir: pathToFileURL(`${folder}/`) };
  const pictures = new Set<string>();
  const videos: OwnVideoRecord[] = [];
  for (const name of builtKinds) {
    const source = recordSource(name, setting);
    if (!source) continue;
    const { stored: schema } = contracts[name];
    const { entries } = await entriesOf({ source, kind: keptName(name), schema, limits }, { config, logger });
    for (const { fields, deleted } of entries) {
      if (deleted !== undefined) continue;
      if (typeof fields.picture === 'string') pictures.add(fields.picture);
      if (name === 'video') videos.push(ownVideoRecord.parse(fields));
    }
  }
  const ids = [...pictures];
  const wanted = ids.length > 0 ? await pictureFiles(setting, ids).catch(tellFailure) : [];
  const fetchPictures = pictureFetcher(join(folder, photosFolder), limits);
  const fetched = await fetchPictures((wanted ?? []).map(({ file }) => file));
  const photos = (wanted ?? []).flatMap(({ id }, index) => {
    const { img, reason } = fetched[index] ?? {};
    if (img === undefined)
      console.warn(`The photograph ${id} is left out, because it ${reason ?? 'is gone'}.`);
    return img === undefined ? [] : [[id, `${img}.png`]];
  });
  if (wanted) await replaceFile(join(folder, photosFile), JSON.stringify(Object.fromEntries(photos)));
  const file = join(folder, videosFile);
  const former = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as KeptVideos;
  const ofYouTube = await fetchVideos(videos, { setting, fetchPictures, former, ...logger });
  await replaceFile(file, JSON.stringify(ofYouTube));
}
