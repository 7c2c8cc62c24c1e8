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
  | { type: 'concerts'; list: SyncedConcerts }
  | { type: 'disconnect' }
  /** The database has refused with a code of Firestore's library. */
  | { type: 'end'; code: string };

export interface Listener {
  /** Receives all concerts after each change. */
  onConcerts: (list: SyncedConcerts) => void;
  /** The database cannot be reached. The library keeps trying. */
  onDisconnect: () => void;
  /** The database has refused; the stream has ended. */
  onEnd: (code: string) => void;
}

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

/** Listens to the concerts in Firestore through a started worker. Returns the function that ends this. */
export function listenToConcerts(
  worker: Worker,
  request: StreamRequest,
  { onConcerts, onDisconnect, onEnd }: Listener,
): () => void {
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'concerts') onConcerts(data.list);
    else if (data.type === 'disconnect') onDisconnect();
    else if (data.type === 'end') onEnd(data.code);
  });
  worker.postMessage(request);
  return () => worker.terminate();
}
