import { setting } from '../../functions/_lib/env.ts';
import { blobDocuments, type Files } from './blobDocuments.ts';
import type { Documents } from './documents.ts';
import { firestoreDocuments } from './firestoreDocuments.ts';
import { firestoreProject } from './firestoreProject.ts';

/** Seconds for which the CDN caches records from Firestore: a change in Firebase's own console purges nothing. */
const aMinute = 60;

/** Whether visitors may read a collection in Firestore (`firestore.rules`). */
const isPublic = { concerts: true, venues: true, slugs: false };

interface SelectedDocuments {
  documents: Documents;
  /** Lifetime in the CDN; without it a purge follows each change. */
  cacheSeconds?: number | undefined;
}

/**
 * Selects the configured store: Firestore where its project is named, else the embedded one with the files beneath it. Firestore replaces
 * the files, as in a build.
 */
export function selectDocuments(collection: keyof typeof isPublic, files?: Files): SelectedDocuments {
  const projectId = setting('FIREBASE_PROJECT_ID');
  if (!projectId) return { documents: blobDocuments(collection, files) };
  const place = { collection, isPublic: isPublic[collection] };
  return { documents: firestoreDocuments(firestoreProject(projectId), place), cacheSeconds: aMinute };
}
