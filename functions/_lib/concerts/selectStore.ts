import { setting } from '../env.ts';
import { blobConcerts } from './blobConcerts.ts';
import { firestoreConcerts } from './firestoreConcerts.ts';
import { firestoreProject } from './firestoreProject.ts';
import type { ConcertStore } from './store.ts';

/** Clears the list of concerts from the CDN. */
export const concertsTag = 'concerts';

/** Seconds for which the CDN caches a list from Firestore: a change in Firebase's own console purges nothing. */
const aMinute = 60;

/** Selects the configured store: Firestore where its project is named, else the embedded one. */
export function selectConcertStore(): { store: ConcertStore; cacheSeconds?: number } {
  const projectId = setting('FIREBASE_PROJECT_ID');
  return projectId
    ? { store: firestoreConcerts(firestoreProject(projectId)), cacheSeconds: aMinute }
    : { store: blobConcerts() };
}
