import { concertRecord, type ConcertRecord } from '../records/concert.ts';
import { isAnnounced } from '../records/concertRules.ts';
import { venueRecord } from '../records/venue.ts';
import { cloudinaryAccount } from '../services/cloudinary/account.ts';
import type { CallService } from '../services/http/callService.ts';
import { blobDocuments } from './blobDocuments.ts';
import type { CallLimits } from './blobStore.ts';
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
import { venueRecords, venueStore, type VenueStore } from './venues/venueStore.ts';
import type { VersionedRecords } from './versionedRecords.ts';

/** Seconds for which the CDN caches records from Firestore: a change in Firebase's own console purges nothing. */
const aMinute = 60;

/**
 * The store that holds a collection without Firestore, and whether visitors may read it there (`firestore.rules`). Documents that are hidden
 * are not there (`firestoreDocuments.ts`).
 */
const collections = {
  concerts: {
    store: 'concerts',
    prefix: '',
    isPublic: true,
    isHidden: (fields: object) => !isAnnounced(fields),
  },
  // A new one may tell where an unannounced concert will be.
  venues: { store: 'venues', prefix: '', isPublic: false },
  slugs: { store: 'slugs', prefix: '', isPublic: false },
  'concerts-history': { store: 'history', prefix: 'concerts/', isPublic: false },
  'venues-history': { store: 'history', prefix: 'venues/', isPublic: false },
} as const;

/** The records of concerts and venues, in the store that is configured. */
export interface Stores {
  concerts: VersionedRecords<ConcertRecord>;
  venues: VenueStore;
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
 * The documents of a collection: Firestore's where its project is named, else the embedded store's over the files of the repository.
 * Firestore replaces the files.
 */
export function openDocuments(
  collection: keyof typeof collections,
  setting: Setting,
  files?: Files,
  { limits, call }: Calls = {},
): Documents {
  const projectId = setting('FIREBASE_PROJECT_ID');
  const { store, prefix, ...place } = collections[collection];
  if (!projectId) return blobDocuments(store, { files, limits, prefix });
  return firestoreDocuments(firestoreProject(projectId, setting), { collection, ...place }, call);
}

/** The rules of the files beneath each collection. */
export const fileRules: Record<'concerts' | 'venues', FileRules> = {
  concerts: { contract: concertRecord, identityOf: ({ fields }) => concertIdentity(fields) },
  venues: { contract: venueRecord },
};

/** The configured stores; `setting` is read at once, `repository` when a list or a file of it is asked for. */
export function openStores(setting: Setting, repository: Repository): Stores {
  const slugs = openDocuments('slugs', setting);
  const open = (collection: 'concerts' | 'venues') =>
    openDocuments(collection, setting, { ...fileRules[collection], read: repository[collection] });
  const venues = venueRecords(open('venues'), openDocuments('venues-history', setting));
  const concerts = concertStore(open('concerts'), {
    ...{ slugs, venues },
    former: openDocuments('concerts-history', setting),
  });
  return {
    concerts,
    venues: venueStore(venues, concerts),
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
