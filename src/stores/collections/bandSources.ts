import { pauses, sourceTimeoutMs, storeReadTimeoutMs } from '../../config/services.ts';
import { fileKey } from '../../config/stores.ts';
import { storedGalleryRecord } from '../../records/gallery/galleryImage.ts';
import { isPicture } from '../../records/gallery/pictureId.ts';
import { kinds, type VersionedKind } from '../../records/kinds.ts';
import { listPictures } from '../../services/cloudinary/pictures.ts';
import { requestJsonWithin } from '../../services/http/request.ts';
import { ServiceError } from '../../services/http/serviceError.ts';
import { BlobStore } from '../blobStore.ts';
import { pictureDocuments, picturesOf } from '../gallery/pictureDocuments.ts';
import { repositoryIn } from '../repository/repository.ts';
import { cloudinaryOf, fileRules, openDocuments } from '../stores.ts';
import type { Setting } from '../setting.ts';
import { pictureAt, type WantedPicture } from './fetchedPictures.ts';
import { galleryEntries } from './galleryEntries.ts';
import { checkVariables, type BuildSetting, type Source } from './source.ts';

/** Whether there is an embedded store: the host's build, `npm start` and `npm run dev` set the variable. */
const hasStores = (setting: BuildSetting) => setting('NETLIFY_BLOBS_CONTEXT') !== '';

/** The variables as the stores read them. */
const known =
  (setting: BuildSetting): Setting =>
  (name) =>
    setting(name) || undefined;

/** The failure of an address of Cloudinary that nobody can read. */
const noAddress = () => new ServiceError('has an address that is none');

const fix = 'build again later, or look at the status of Netlify Blobs';

/** The service account, with which a build reads what Firestore's rules close to visitors. */
const accountNames = ['FIREBASE_CLIENT_EMAIL', 'FIREBASE_PRIVATE_KEY'] as const;

/** The records of a kind in the configured store; `undefined` where there is none, as in Firestore where its rules close them and there is no account. */
export function recordSource(kind: VersionedKind, setting: BuildSetting): Source | undefined {
  const { store, readers } = kinds[kind];
  const isEmbedded = 'isBuilt' in kinds[kind];
  const projectId = setting('FIREBASE_PROJECT_ID');
  const read: Source['read'] = async ({ calls }) =>
    openDocuments(store, known(setting), undefined, calls).listStored();
  if (projectId && !isEmbedded) {
    const isEmulator = setting('FIRESTORE_EMULATOR_HOST') !== '';
    const isOpen = readers === 'anybody';
    const needsAccount = !isOpen && !isEmulator;
    if (needsAccount && accountNames.some((name) => !setting(name))) return undefined;
    const product = isEmulator ? 'The Firestore emulator' : 'Firestore';
    return {
      name: `${product}${isOpen ? '' : ` (${store})`}`,
      account: projectId,
      fix: `${checkVariables(
        ...['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIRESTORE_EMULATOR_HOST'],
        ...(needsAccount ? accountNames : []),
      )}, or deploy firestore.rules`,
      mayBeEmpty: true,
      read,
    };
  }
  if (!hasStores(setting)) return undefined;
  return { name: `The store of ${store}`, fix, mayBeEmpty: true, read, over: fileRules(kind) };
}

/** The gallery of the configured store; `undefined` where there is none. */
export const gallerySource = (setting: BuildSetting): Source | undefined =>
  cloudinarySource(setting) ?? storedPictureSource(setting);

function cloudinarySource(setting: BuildSetting): Source | undefined {
  if (!setting('CLOUDINARY_URL')) return undefined;
  const account = cloudinaryOf(known(setting));
  return {
    name: 'Cloudinary',
    account: account && `${account.cloud} ${account.folder}`,
    fix: checkVariables('CLOUDINARY_URL', 'CLOUDINARY_FOLDER'),
    mayBeEmpty: 'at-first',
    read: async ({ requestJson, fetchPictures }) => {
      if (!account) throw noAddress();
      const { items, leftOut } = await listPictures(account, requestJson);
      const pictures = items.map(({ record, fileUrl }) => {
        return { record, name: fileUrl, file: pictureAt(fileUrl) };
      });
      return galleryEntries({ items: pictures, leftOut }, fetchPictures);
    },
  };
}

/** The pictures that the band has added to those of the repository. */
function storedPictureSource(setting: BuildSetting): Source | undefined {
  if (!hasStores(setting)) return undefined;
  return {
    name: 'The store of pictures',
    fix,
    mayBeEmpty: true,
    over: { contract: storedGalleryRecord },
    read: async ({ calls: { limits }, fetchPictures }) => {
      const files = new BlobStore('pictures', limits);
      const stored = await pictureDocuments(undefined, limits).listStored();
      const { items, leftOut } = picturesOf(stored, repositoryIn(process.cwd()).gallery());
      const pictures = items.map((record) => ({
        ...{ record, name: record.id },
        ...(record.img === undefined && { file: fileOf(record.id, files) }),
      }));
      return galleryEntries({ items: pictures, leftOut }, fetchPictures);
    },
  };
}

/** The files of uploaded pictures, of those that are there: a deleted one is on no page. Throws a `ServiceError`. */
export async function pictureFiles(
  setting: BuildSetting,
  ids: readonly string[],
): Promise<{ id: string; file: WantedPicture }[]> {
  if (!setting('CLOUDINARY_URL')) {
    const files = new BlobStore('pictures', storeLimits);
    const { items } = await pictureDocuments(undefined, storeLimits).listStored();
    const present = items.filter((picture) => picture.deleted === undefined).map(({ id }) => id);
    return ids.filter((id) => present.includes(id)).map((id) => ({ id, file: fileOf(id, files) }));
  }
  const account = cloudinaryOf(known(setting));
  if (!account) throw noAddress();
  const { items } = await listPictures(account, requestJsonWithin(AbortSignal.timeout(sourceTimeoutMs)));
  return ids.flatMap((id) => {
    const found = items.find(({ record }) => isPicture(record, id) && record.deleted === undefined);
    return found ? { id, file: pictureAt(found.fileUrl) } : [];
  });
}

const storeLimits = { timeoutMs: storeReadTimeoutMs, pauses };

const fileOf = (id: string, store: BlobStore): WantedPicture => ({
  key: fileKey(id),
  read: async (signal) => {
    const bytes = await store.bytes(fileKey(id), signal);
    if (!bytes) throw new ServiceError('has no file', { status: 404 });
    return new Uint8Array(bytes);
  },
});
