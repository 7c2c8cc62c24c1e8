/** The one home of Firebase's library, fetched only where concerts are followed live. */
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  onSnapshot,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { plainDocument, type ConcertDocument } from './concertDocument.ts';
import { addressOf, type FirestoreProject } from './firestoreProject.ts';
import { watchHost } from './watchHost.ts';

export interface Listener {
  /** All documents, each time one has changed. */
  onDocuments: (documents: ConcertDocument[]) => void;
  /** The connection is lost, or was never there; the library goes on trying. */
  onLost: () => void;
  /** The database has refused: nothing more will come. */
  onEnd: (failure: unknown) => void;
}

export interface Followed {
  project: FirestoreProject;
  /** An instant in UTC before which nothing is asked for; every concert without it. */
  since: string | undefined;
}

/**
 * After a deletion the library compares its documents with the server's, and calls them unconfirmed for one round trip. Longer than
 * this, in milliseconds, means that the connection is lost.
 */
const comparisonTimeoutMs = 5000;

/** Follows the collection `concerts` (specification, section 7) until what is returned is called. */
export function listenToConcerts(
  { project, since }: Followed,
  { onDocuments, onLost, onEnd }: Listener,
): () => void {
  // What goes wrong is logged in the words of the specification, once.
  setLogLevel('silent');
  const database = open(project);
  const concerts = collection(database, 'concerts');
  let hasAnswered = false;
  let comparison: ReturnType<typeof setTimeout> | undefined;
  const stopListening = onSnapshot(
    since ? query(concerts, where('date', '>=', new Date(since))) : concerts,
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      clearTimeout(comparison);
      if (!metadata.fromCache) {
        hasAnswered = true;
        onDocuments(docs.map((each) => plainDocument(each.id, each.data())));
      } else if (hasAnswered) comparison = setTimeout(onLost, comparisonTimeoutMs);
      // Without a connection the library gives its cache, which is empty at first: that is never "no concerts".
      else if (empty) onLost();
    },
    (failure) => {
      clearTimeout(comparison);
      stopWatching();
      onEnd(failure);
    },
  );
  const stopWatching = watchHost(addressOf(project), {
    onLost: () => {
      void disableNetwork(database);
      onLost();
    },
    onFound: () => void enableNetwork(database),
  });
  return () => {
    clearTimeout(comparison);
    stopListening();
    stopWatching();
  };
}

function open({ projectId, key, emulator }: FirestoreProject) {
  const database = getFirestore(initializeApp({ projectId, ...(key && { apiKey: key }) }));
  if (!emulator) return database;
  const { hostname, port } = new URL(`http://${emulator}`);
  connectFirestoreEmulator(database, hostname, Number(port));
  return database;
}
