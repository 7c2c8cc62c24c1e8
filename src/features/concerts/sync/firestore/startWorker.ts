import { Unreachable } from '../../../../lib/browser/http.ts';
import type { SyncedConcerts } from '../../../../lib/recordStore.ts';
import type { FirestoreProject } from './firestoreProject.ts';

/** The page's only message to the worker. */
export interface StreamRequest {
  project: FirestoreProject;
  /** Address that answers while the database can be reached. */
  probeAddress: string;
  /** Requests concerts from this instant in UTC on; `undefined` requests every concert. */
  since: string | undefined;
}

/** A message of the worker. */
export type WorkerMessage =
  | { type: 'ready' }
  /** All concerts, after each change. */
  | { type: 'concerts'; list: SyncedConcerts }
  /** The database cannot be reached. The library keeps trying. */
  | { type: 'disconnect' }
  /** The database has refused with a code of Firestore's library, and the stream has ended. */
  | { type: 'end'; code: string };

/** Starts the worker with Firebase's library. Throws `Unreachable` when its script does not load. */
export function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('firestoreWorker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker));
    worker.addEventListener('error', (event) => {
      // Only a defect in the worker's code has a message; the browser reports it.
      if (!event.message) event.preventDefault();
      reject(new Unreachable('The worker of Firestore did not start.'));
    });
  });
}
