import type { ConcertRecord } from '../records/concert.ts';
import { isAnnounced } from '../records/concertRules.ts';
import { contracts } from '../records/contracts.ts';
import { builtKinds, kinds, versionedKinds, type VersionedKind } from '../records/kinds.ts';
import { cloudinaryAccount } from '../services/cloudinary/account.ts';
import type { CallService } from '../services/http/callService.ts';
import { blobDocuments } from './blobDocuments.ts';
import type { CallLimits, StoreName } from './blobStore.ts';
import { concertStore } from './concerts/concertStore.ts';
import { isRemoved } from './concerts/slug.ts';
import type { Documents } from './documents.ts';
import { firestoreDocuments } from './firestoreDocuments.ts';
import { firestoreProject } from './firestoreProject.ts';
import { blobGallery } from './gallery/blobGallery.ts';
import { cloudinaryGallery } from './gallery/cloudinaryGallery.ts';
import type { Gallery } from './gallery/gallery.ts';
import { concertIdentity, type FileRules, type Files } from './layOver.ts';
import type { Repository } from './repository/repository.ts';
import type { Setting } from './setting.ts';
import { StoreError } from './storeError.ts';
import type { Kind, StoreFields } from './kind.ts';
import { videoStore } from './videos/videoStore.ts';
import { venueRecords, venueStore, type VenueStore } from './venues/venueStore.ts';
import { versionedRecords, type VersionedRecords } from './versionedRecords.ts';

/** Seconds for which the CDN caches records from Firestore: a change in Firebase's own console purges nothing. */
const aMinute = 60;

type VersionedStore = (typeof kinds)[VersionedKind]['store'];

/** Ends the name of a collection of former versions. */
const historyEnd = '-history';

/** The collections of documents: those of kinds, their former versions, and the claims of addresses. */
export type DocumentsName = 'slugs' | VersionedStore | `${VersionedStore}${typeof historyEnd}`;

/** Refuses to make a text another one: its place in the page has its id. */
function assertKey(present: object, sent: object): void {
  if (Reflect.get(present, 'key') === Reflect.get(sent, 'key')) return;
  throw new StoreError('invalid', { errors: [{ field: 'key', message: 'names this text, and stays' }] });
}

type OwnRules = { isHidden?: (fields: object) => boolean } & Pick<FileRules, 'identityOf'> &
  Pick<Kind<StoreFields>, 'assertChange'>;

/** Rules that the list of kinds does not tell: hidden documents, the identity of a file that is renamed, and changes that nobody can make. */
const ownRules: Partial<Record<string, OwnRules>> = {
  concerts: {
    isHidden: (fields) => !isAnnounced(fields),
    identityOf: ({ fields }) => concertIdentity(fields),
  },
  texts: { assertChange: assertKey },
};

/** Collections that visitors may read in Firestore (`firestore.rules`), but for hidden documents (`firestoreDocuments.ts`). */
const publicStores: readonly string[] = versionedKinds
  .filter((name) => kinds[name].readers === 'anybody')
  .map((name) => kinds[name].store);

/** Collections that are embedded in every configuration, with the former versions of their records. */
const embedded: ReadonlySet<string> = new Set(
  builtKinds.flatMap((name) => [kinds[name].store, `${kinds[name].store}${historyEnd}`]),
);

/** The records of every versioned kind, in the store that is configured. */
export interface Stores {
  concerts: VersionedRecords<ConcertRecord>;
  venues: VenueStore;
  /** The records of any versioned kind. */
  of: (kind: VersionedKind) => VersionedRecords<StoreFields>;
  /** Whether an address was that of a concert which visitors saw and the band has removed. */
  isRemoved: (slug: string) => Promise<boolean>;
  /** Lifetime in the CDN; without it a purge follows each change. */
  cacheSeconds: number | undefined;
}

/** How a build reads; a function has limits of its own. */
export interface Calls {
  limits?: CallLimits;
  call?: CallService;
}

/**
 * The documents of a collection: Firestore's where its project is named and the collection goes there, else the embedded store's over the files of the repository.
 * Firestore replaces the files.
 */
export function openDocuments(
  collection: DocumentsName,
  setting: Setting,
  files?: Files,
  { limits, call }: Calls = {},
): Documents {
  const projectId = setting('FIREBASE_PROJECT_ID');
  if (projectId && !embedded.has(collection)) {
    const { isHidden } = ownRules[collection] ?? {};
    const place = { collection, isPublic: publicStores.includes(collection), isHidden };
    return firestoreDocuments(firestoreProject(projectId, setting), place, call);
  }
  if (!collection.endsWith(historyEnd)) return blobDocuments(collection as StoreName, { files, limits });
  return blobDocuments('history', { limits, prefix: `${collection.slice(0, -historyEnd.length)}/` });
}

/** The rules of the files beneath the records of a kind. */
export const fileRules = (name: VersionedKind): FileRules => ({
  contract: contracts[name].stored,
  identityOf: ownRules[kinds[name].store]?.identityOf,
});

/** The configured stores; `setting` is read at once, `repository` when a list or a file of it is asked for. */
export function openStores(setting: Setting, repository: Repository): Stores {
  const slugs = openDocuments('slugs', setting);
  const open = (name: VersionedKind) => {
    const { store, collection } = kinds[name];
    return openDocuments(store, setting, { ...fileRules(name), read: repository[collection] });
  };
  const former = (name: VersionedKind) => openDocuments(`${kinds[name].store}${historyEnd}`, setting);
  const venues = venueRecords(open('venue'), former('venue'));
  const concerts = concertStore(open('concert'), { slugs, venues, former: former('concert') });
  const withCopies = venueStore(venues, concerts);
  const own: Partial<Record<VersionedKind, unknown>> = {
    concert: concerts,
    venue: withCopies,
    video: videoStore(open('video'), { former: former('video'), setting }),
  };
  /** The records of a kind without rules of its own. */
  const plain = (name: VersionedKind) => {
    const { assertChange } = ownRules[kinds[name].store] ?? {};
    return versionedRecords(open(name), {
      name,
      former: former(name),
      ...(assertChange && { assertChange }),
    });
  };
  return {
    concerts,
    venues: withCopies,
    of: (name) => (own[name] ?? plain(name)) as VersionedRecords<StoreFields>,
    isRemoved: (slug) => isRemoved(slugs, concerts.find, slug),
    cacheSeconds: setting('FIREBASE_PROJECT_ID') ? aMinute : undefined,
  };
}

/** The Cloudinary account that is configured; `undefined` for no address or a malformed one. */
export const cloudinaryOf = (setting: Setting) =>
  cloudinaryAccount(setting('CLOUDINARY_URL') ?? '', {
    base: setting('CLOUDINARY_API_BASE'),
    folder: setting('CLOUDINARY_FOLDER'),
  });

/** The configured gallery: Cloudinary's where its address is set, else the embedded one over the repository's; refused for a malformed address. */
export function openGallery(setting: Setting, repository: Repository): Gallery {
  const url = setting('CLOUDINARY_URL');
  if (!url) return blobGallery(repository);
  const account = cloudinaryOf(setting);
  if (account) return cloudinaryGallery(account);
  // Without the address, which holds a secret.
  console.error('CLOUDINARY_URL is not written as cloudinary://<key>:<secret>@<cloud>.');
  throw new StoreError('unconfigured');
}
