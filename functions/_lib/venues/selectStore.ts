import { firestoreProject } from '../storage/firestoreProject.ts';
import { setting } from '../env.ts';
import { blobVenues } from './blobVenues.ts';
import { firestoreVenues } from './firestoreVenues.ts';
import type { VenueStore } from './store.ts';

/** Clears the list of venues from the CDN. */
export const venuesTag = 'venues';

/** Seconds for which the CDN caches a list from Firestore: a change in Firebase's own console purges nothing. */
const aMinute = 60;

/** Selects the configured store, as `selectConcertStore` does. */
export function selectVenueStore(): { store: VenueStore; cacheSeconds?: number } {
  const projectId = setting('FIREBASE_PROJECT_ID');
  return projectId
    ? { store: firestoreVenues(firestoreProject(projectId)), cacheSeconds: aMinute }
    : { store: blobVenues() };
}
