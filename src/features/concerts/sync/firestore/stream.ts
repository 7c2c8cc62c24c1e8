import type { Locale } from '../../../../config/locales.ts';
import { isLowData } from '../../../../lib/browser/lowData.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { interpolate, type Texts } from '../../../../lib/i18n/translator.ts';
import { publish, published } from '../../../../lib/recordStore.ts';
import { documentsUrl, type FirestoreAccess } from '../../../../services/firestore/access.ts';
import { onlineTimeoutMs } from '../../behaviour.ts';
import {
  answerOf,
  requestFromFirestore,
  type Answer,
  type Fault,
  type SyncedList,
} from '../concertRequests.ts';
import {
  faultOfCode,
  initialConnection,
  logFault,
  nextConnection,
  type ConnectionEvent,
} from '../connection.ts';
import { loadScript } from '../../../../lib/browser/loadScript.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import { listenToConcerts, startWorker } from './listenToConcerts.ts';

export interface StreamOptions {
  locale: Locale;
  /** States the age of the build while offline. */
  offline: string;
  /** Start of the range that the page shows, an instant in UTC; without one it shows all concerts. */
  since: string | undefined;
  /** Digest of the concerts in this range at the time of the build (`listText`). */
  digest: string | undefined;
  /** Receives the note about the connection: the age of the list while offline, else empty. */
  onNote: (note: string) => void;
  signal: AbortSignal;
}

export interface ConcertStream {
  /** Publishes the records of an answer, or logs its fault. */
  handleAnswer: (answer: Answer) => void;
  /**
   * Listens to Firestore, or requests it once in low data mode. `startFallback` runs when the stream ends, and while the library cannot
   * be loaded; its signal ends the fallback.
   */
  connect: (project: FirestoreProject, startFallback: (until: AbortSignal) => void) => Promise<void>;
}

/** Publishes concerts to every island, logs faults, and reports the state of the connection. */
export function openStream(
  { locale, offline, since, digest, onNote, signal }: StreamOptions,
  texts: Pick<Texts<'live'>, 'as-of'>,
): ConcertStream {
  let connection = initialConnection;
  const update = (event: ConnectionEvent) => {
    connection = nextConnection(connection, event);
    const { state, asOf } = connection;
    const note = asOf ? interpolate(texts['as-of'], { time: dateAndTime(locale, new Date(asOf)) }) : offline;
    onNote(state === 'offline' ? note : '');
  };
  const handleList = (list: SyncedList) => {
    // Until a list has taken its place, the HTML of the build shows the one with its digest.
    const isBuilt = 'concerts' in list && list.etag === digest && !published('concerts');
    if ('concerts' in list && !isBuilt) publish('concerts', list);
    update({ respondedAt: Date.now() });
  };
  const handleFault = (fault: Fault) => {
    logFault(fault);
    update('failure');
  };
  /** Logs a disconnect only once. */
  const handleDisconnect = () => {
    if (connection.state !== 'offline') logFault('unavailable');
    update('failure');
  };
  const handleTimeout = () => {
    if (connection.state === 'unknown') logFault('deadline-exceeded');
    update('timeout');
  };
  const handleAnswer = (answer: Answer) => {
    if ('fault' in answer) handleFault(answer.fault);
    else handleList(answer);
  };

  return {
    handleAnswer,
    async connect(project, startFallback) {
      if (isLowData()) {
        const answer = await answerOf(requestFromFirestore(project, since), signal);
        if (signal.aborted) return;
        handleAnswer(answer);
        if ('fault' in answer) startFallback(signal);
        return;
      }
      const library = new AbortController();
      let isFallbackRunning = false;
      const worker = await loadScript('Concerts', startWorker, signal, () => {
        if (isFallbackRunning) return;
        isFallbackRunning = true;
        update('failure');
        startFallback(AbortSignal.any([signal, library.signal]));
      });
      if (!worker) return;
      library.abort();
      const timeout = setTimeout(handleTimeout, onlineTimeoutMs);
      const onEnd = (code: string) => {
        handleFault(faultOfCode(code));
        startFallback(signal);
      };
      const stop = listenToConcerts(
        worker,
        { project, probeAddress: probeAddress(project), since },
        {
          onConcerts: (list) => handleList({ ...list, since }),
          onDisconnect: handleDisconnect,
          onEnd,
        },
      );
      signal.addEventListener('abort', () => {
        clearTimeout(timeout);
        stop();
      });
    },
  };
}

/** Address with the smallest answer of the collection, to probe the connection. */
const probeAddress = (access: FirestoreAccess): string =>
  `${documentsUrl(access)}/concerts?pageSize=1&mask.fieldPaths=name${access.key ? `&key=${access.key}` : ''}`;
