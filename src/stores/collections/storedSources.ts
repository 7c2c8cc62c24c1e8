import * as z from 'zod/mini';
import { fileKey, recordPrefix } from '../../config/stores.ts';
import { concertIdentity } from '../layOver.ts';
import { pictureRecord, type PictureRecord } from '../../records/pictureRecord.ts';
import type { LeftOut } from '../../services/http/reading.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import type { StoreReader } from './blobStore.ts';
import type { WantedPicture } from './fetchedPictures.ts';
import { galleryEntries } from './galleryEntries.ts';
import type { Entry, Setting, Source } from './source.ts';

/** Whether there is a store: the host's build, `npm start` and `npm run dev` set the variable. */
const hasStores = (setting: Setting) => setting('NETLIFY_BLOBS_CONTEXT') !== '';

const fix = 'build again later, or look at the status of Netlify Blobs';

/** The concerts that the band has added to those of the repository or changed (`functions/_lib/storage/blobDocuments.ts` writes them). */
export const storedConcertSource = (setting: Setting): Source | undefined =>
  storedRecordSource('concerts', setting, ({ data }) => concertIdentity(data));

/** The venues that the band has added or changed. */
export const storedVenueSource = (setting: Setting): Source | undefined =>
  storedRecordSource('venues', setting, idOf);

function storedRecordSource(
  name: 'concerts' | 'venues',
  setting: Setting,
  identityOf: (file: Entry) => string,
): Source | undefined {
  if (!hasStores(setting)) return undefined;
  return {
    name: `The store of ${name}`,
    fix,
    mayBeEmpty: true,
    identityOf,
    read: async ({ openStore }) => {
      const { items, leftOut } = split(await openStore(name).records(), z.looseObject({}));
      // A deleted record stays in the store, marked, until it can no longer be restored, and as long as it hides a file.
      return {
        items: items.map(([id, { deleted, file, ...data }]) => ({
          ...{ id, data, isDeleted: typeof deleted === 'string' },
          ...(typeof file === 'string' && { file }),
        })),
        leftOut,
      };
    },
  };
}

/** The pictures that the band has added to those of the repository (`functions/_lib/gallery/blobGallery.ts` writes them). */
export function storedPictureSource(setting: Setting): Source | undefined {
  if (!hasStores(setting)) return undefined;
  return {
    name: 'The store of pictures',
    fix,
    mayBeEmpty: true,
    identityOf: idOf,
    read: async ({ openStore, fetchPictures }) => {
      const store = openStore('pictures');
      const { items, leftOut } = split(await store.records(recordPrefix), pictureRecord);
      const pictures = items.map(([, record]) => {
        return { record, name: record.id, file: fileOf(record.id, store) };
      });
      const entries = await galleryEntries(pictures, fetchPictures);
      return { items: entries.items, leftOut: [...leftOut, ...entries.leftOut] };
    },
  };
}

const idOf = ({ id }: Entry): string => id;

/** Separates records that fit a shape from all others. */
function split<Shape extends z.ZodMiniType>(records: readonly [string, unknown][], shape: Shape) {
  const items: [id: string, record: z.infer<Shape>][] = [];
  const leftOut: LeftOut[] = [];
  for (const [id, record] of records) {
    const { data } = shape.safeParse(record);
    if (data) items.push([id, data]);
    else leftOut.push({ entry: id, reason: 'it breaks its contract' });
  }
  return { items, leftOut };
}

const fileOf = (id: PictureRecord['id'], store: StoreReader): WantedPicture => ({
  key: fileKey(id),
  read: async (signal) => {
    const bytes = await store.file(fileKey(id), signal);
    if (!bytes) throw new ServiceError('has no file', { status: 404 });
    return bytes;
  },
});
