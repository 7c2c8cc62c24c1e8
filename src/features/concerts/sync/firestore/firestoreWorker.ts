/**
 * The one home of Firebase's library, fetched only where concerts are followed live. It runs as a worker: on the page's own thread
 * it held a slow phone up for 170 ms to take 80 documents in. The first message says what to follow; `listenToConcerts.ts` has sent it.
 */
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
import { plainDocument } from './concertDocument.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import type { StreamRequest, WorkerMessage } from './listenToConcerts.ts';
import { watchHost } from './watchHost.ts';

/**
 * After a deletion the library compares its documents with the server's, and calls them unconfirmed for one round trip. Longer than
 * this, in milliseconds, means that the connection is lost.
 */
const comparisonTimeoutMs = 5000;

const send = (message: WorkerMessage) => {
  postMessage(message);
};

addEventListener(
  'message',
  ({ data }: MessageEvent<StreamRequest>) => {
    follow(data);
  },
  { once: true },
);
send('ready');

/** Follows the collection `concerts` (specification, section 7) until the page ends the worker. */
function follow({ project, address, since }: StreamRequest): void {
  // The page logs errors itself, in the words of the specification.
  setLogLevel('silent');
  const database = open(project);
  const concerts = collection(database, 'concerts');
  let hasAnswered = false;
  let comparison: ReturnType<typeof setTimeout> | undefined;
  const handleDisconnect = () => {
    send('lost');
  };
  onSnapshot(
    since ? query(concerts, where('date', '>=', new Date(since))) : concerts,
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      clearTimeout(comparison);
      if (!metadata.fromCache) {
        hasAnswered = true;
        send({ documents: docs.map((each) => plainDocument(each.id, each.data())) });
      } else if (hasAnswered) comparison = setTimeout(handleDisconnect, comparisonTimeoutMs);
      // Without a connection the library gives its cache, which is empty at first: that is never "no concerts".
      else if (empty) handleDisconnect();
    },
    ({ code }) => {
      clearTimeout(comparison);
      stopWatching();
      send({ failure: { code } });
    },
  );
  const stopWatching = watchHost(address, {
    onDisconnect: () => {
      void disableNetwork(database);
      handleDisconnect();
    },
    onReconnect: () => void enableNetwork(database),
  });
}

function open({ projectId, key, emulator }: FirestoreProject) {
  const database = getFirestore(initializeApp({ projectId, ...(key && { apiKey: key }) }));
  if (!emulator) return database;
  const { hostname, port } = new URL(`http://${emulator}`);
  connectFirestoreEmulator(database, hostname, Number(port));
  return database;
}
