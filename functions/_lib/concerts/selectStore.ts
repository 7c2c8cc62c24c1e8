import { setting } from '../env.ts';
import { blobConcerts } from './blobConcerts.ts';
import { firestoreConcerts } from './firestoreConcerts.ts';
import { firestoreProject } from './firestoreProject.ts';
import type { Concerts } from './store.ts';

/** Clears the list of concerts from the CDN. */
export const concertsTag = 'concerts';

/** A list from Firestore is kept by the CDN for so many seconds: what changes there in another way than through us purges nothing. */
const aMinute = 60;

/** The store that is configured: Firestore where its project is named, else the embedded one. */
export function concerts(): { store: Concerts; keptFor?: number } {
  const projectId = setting('FIREBASE_PROJECT_ID');
  return projectId
    ? { store: firestoreConcerts(firestoreProject(projectId)), keptFor: aMinute }
    : { store: blobConcerts() };
}
