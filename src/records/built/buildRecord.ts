import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { failedSource, leftOut } from './attention.ts';
import type { PictureTexts } from '../gallery/storedPicture.ts';
import { byCollection, shownKinds } from '../kinds.ts';
import { canonical, digestLength, listText } from '../listText.ts';
import { instant } from '../text.ts';

/** The file of a build record in the built site: the build writes it, the daily rebuild reads it. */
export const buildRecordPath = '/build.json';

/** A digest of the site's records; `null` where the build read no store. */
const digest = z.nullable(z.string());

/** Describes the data behind a build's HTML, so that a function can tell whether a new build would differ. */
export const buildRecord = z.strictObject({
  /** The build began at this instant. */
  builtAt: instant,
  /** From this instant on the HTML would be different; `null` where nothing in it depends on the time. */
  changesAt: z.nullable(instant),
  ...byCollection(shownKinds, () => digest),
  failedSources: z.array(failedSource),
  leftOut: z.array(leftOut),
});
export type BuildRecord = z.infer<typeof buildRecord>;

/**
 * The digest of the site's records of a kind. The order of records and of their fields does not count: pages sort them. Number and time of
 * changes do not count either: pages do not show them. Nor does a picture of the band's folder, whose changes are built by themselves.
 */
export const recordsDigest = (records: readonly { id: string }[]): string =>
  digestOf(
    Object.fromEntries(
      records.map((record) => [
        record.id,
        { ...record, revision: undefined, updatedAt: undefined, img: undefined },
      ]),
    ),
  );

/** The ETag of a list: the page asks with it whether the API's list is still the build's. */
export const listEtag = (records: readonly { id: string }[]): string =>
  createHash('sha256').update(listText(records)).digest('base64url').slice(0, digestLength);

/** The digest of a gallery: its pictures in their order, with their texts. A file never changes under its id. */
export const galleryDigest = (pictures: readonly (PictureTexts & { id: string })[]): string =>
  digestOf(pictures.map(({ id, alt, decorative, credit }) => ({ id, alt, decorative, credit }))).slice(
    0,
    digestLength,
  );

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('base64url');
