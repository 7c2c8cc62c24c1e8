import type { ConcertDocument } from './concertDocument.ts';
import type { FirestoreProject } from './firestoreProject.ts';

/** The page's order to the worker. */
export interface StreamRequest {
  project: FirestoreProject;
  /** An address of the database that answers as long as it can be reached. */
  address: string;
  /** An instant in UTC before which nothing is asked for; every concert without it. */
  since: string | undefined;
}

/** A message of the worker: its script is there, all documents, a lost connection, or that the database has refused. */
export type WorkerMessage =
  'ready' | 'lost' | { documents: ConcertDocument[] } | { failure: { code: string } };

export interface Listener {
  /** All documents, each time one has changed. */
  onDocuments: (documents: ConcertDocument[]) => void;
  /** The connection is lost, or was never there; the library goes on trying. */
  onDisconnect: () => void;
  /** The database has refused: nothing more will come. */
  onEnd: (failure: unknown) => void;
}

/** Starts the worker with Firebase's library; fails when its script does not come. */
export function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('firestoreWorker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => {
      resolve(worker);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The worker of Firestore did not start.'));
    });
  });
}

/** Follows the concerts in Firestore by a worker that has started, until what is returned is called. */
export function listenToConcerts(
  worker: Worker,
  followed: StreamRequest,
  { onDocuments, onDisconnect, onEnd }: Listener,
): () => void {
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data === 'lost') onDisconnect();
    else if (data !== 'ready' && 'documents' in data) onDocuments(data.documents);
    else if (data !== 'ready') onEnd(data.failure);
  });
  worker.postMessage(followed);
  return () => {
    worker.terminate();
  };
}
