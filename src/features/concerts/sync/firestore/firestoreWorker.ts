/**
 * Worker with Firebase's library, and the only module that imports it. On the main thread the library blocked a slow phone for 170 ms
 * with 80 documents. `startWorker.ts` starts the worker and defines its messages.
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
import { checkedConcerts } from './checkedConcerts.ts';
import { toConcertDocument, type ConcertDocument } from './concertDocument.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import type { StreamRequest, WorkerMessage } from './startWorker.ts';
import { watchHost } from './watchHost.ts';

/**
 * After a deletion the library compares its documents with the server's. For one round trip it marks them as cached. After this time,
 * in milliseconds, the connection counts as lost.
 */
const comparisonTimeoutMs = 5000;

const send = (message: WorkerMessage) => postMessage(message);

/** Number of lists that Firestore has sent. */
let lists = 0;

async function sendConcerts(documents: readonly ConcertDocument[]): Promise<void> {
  const own = (lists += 1);
  const list = await checkedConcerts(documents);
  // The digest of an earlier list may be ready later.
  if (own === lists) send({ type: 'concerts', list });
}

addEventListener('message', ({ data }: MessageEvent<StreamRequest>) => listen(data), { once: true });
send({ type: 'ready' });

/** Listens to the collection `concerts` (specification, section 7) until the page ends the worker. */
function listen({ project, probeAddress, since }: StreamRequest): void {
  // The page logs errors in the words of the specification.
  setLogLevel('silent');
  const database = open(project);
  const concerts = collection(database, 'concerts');
  let hasAnswered = false;
  let comparison: ReturnType<typeof setTimeout> | undefined;
  const handleDisconnect = () => send({ type: 'disconnect' });
  onSnapshot(
    since ? query(concerts, where('date', '>=', new Date(since))) : concerts,
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      clearTimeout(comparison);
      if (!metadata.fromCache) {
        hasAnswered = true;
        void sendConcerts(docs.map((each) => toConcertDocument(each.id, each.data())));
      } else if (hasAnswered) comparison = setTimeout(handleDisconnect, comparisonTimeoutMs);
      // Without a connection the library delivers its empty cache, which never means "no concerts".
      else if (empty) handleDisconnect();
    },
    ({ code }) => {
      clearTimeout(comparison);
      stopWatching();
      send({ type: 'end', code });
    },
  );
  const stopWatching = watchHost(probeAddress, {
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
