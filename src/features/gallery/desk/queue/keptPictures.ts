import { createStore, del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { localeCodes } from '../../../../config/locales.ts';
import { browserStorage } from '../../../../desk/kit/drafts/drafts.ts';
import { parseJson } from '../../../../lib/parseJson.ts';
import { chosenEntry } from '../data/entries.ts';
import type { PictureTexts } from '../upload/pictureTexts.ts';

/** A chosen picture that is kept on this device until it is up; its file lies beside the list, in IndexedDB. */
export interface KeptPicture {
  /** Its idempotency key: a picture that went out from another tab meanwhile is stored once. */
  key: string;
  name: string;
  texts: PictureTexts;
  /** Whether somebody has asked to upload it. */
  isAsked: boolean;
}

const contract = z.array(
  z.object({
    ...{ key: z.string(), name: z.string(), isAsked: z.boolean() },
    texts: z.object({
      ...(Object.fromEntries(localeCodes.map((locale) => [locale, z.string()])) as Record<
        (typeof localeCodes)[number],
        z.ZodMiniString
      >),
      ...{ decorative: z.boolean(), pending: z.boolean(), credit: z.string() },
    }),
  }),
);

/** The pictures that wait on this device, in the order in which they were chosen. */
export const readKept = (): KeptPicture[] =>
  parseJson(browserStorage()?.getItem(chosenEntry) ?? '', contract) ?? [];

/** Opened when it is needed, because a browser may refuse it. */
const files = () => createStore(chosenEntry, 'files');

let lastWrite: Promise<unknown> = Promise.resolve();

/** Keeps a file, in place of the one before. Where the browser has no room or no storage, the picture lasts as long as the page. */
export function keepFile(key: string, file: Blob): Promise<unknown> {
  // The compressed file never comes before the chosen one.
  return (lastWrite = lastWrite.then(() => set(key, file, files())).catch(() => undefined));
}

/** Keeps what has been typed about pictures, in place of what was kept before. */
export function keepTexts(pictures: readonly KeptPicture[]): void {
  const kept = readKept();
  const changed = new Map(pictures.map((picture) => [picture.key, picture]));
  const known = new Set(kept.map(({ key }) => key));
  write([
    ...kept.map((picture) => changed.get(picture.key) ?? picture),
    ...pictures.filter(({ key }) => !known.has(key)),
  ]);
}

/** Ends the wait of pictures that are up, or that somebody has taken back. */
export async function forget(keys: readonly string[]): Promise<void> {
  write(readKept().filter(({ key }) => !keys.includes(key)));
  await (lastWrite = lastWrite
    .then(() => Promise.all(keys.map((key) => del(key, files()))))
    .catch(() => undefined));
}

/** The kept pictures with their files. One whose file the browser has dropped is forgotten. */
export async function restoreKept(): Promise<(KeptPicture & { picture: Blob })[]> {
  const kept = readKept();
  const found = await Promise.all(
    kept.map(async (each) => ({
      ...each,
      picture: await get<Blob>(each.key, files()).catch(() => undefined),
    })),
  );
  const lost = found.filter(({ picture }) => !picture).map(({ key }) => key);
  if (lost.length > 0) await forget(lost);
  return found.flatMap(({ picture, ...each }) => (picture ? [{ ...each, picture }] : []));
}

function write(kept: readonly KeptPicture[]): void {
  try {
    if (kept.length > 0) browserStorage()?.setItem(chosenEntry, JSON.stringify(kept));
    else browserStorage()?.removeItem(chosenEntry);
  } catch {
    // No room: the texts last as long as the page.
  }
}
