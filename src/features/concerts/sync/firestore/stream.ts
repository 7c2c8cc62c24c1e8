import { onlineTimeoutMs } from '../../../../config/behaviour.ts';
import type { Locale } from '../../../../config/locales.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { publish } from '../../../../lib/recordStore.ts';
import { isLowData } from '../../../../lib/browser/lowData.ts';
import { interpolate } from '../../../../lib/i18n/interpolate.ts';
import { validConcerts } from '../checkedConcerts.ts';
import type { ConcertDocument } from './concertDocument.ts';
import { answerOf, requestFromFirestore, type Answer } from '../concertRequests.ts';
import { nextConnection, initialConnection, type ConnectionEvent } from '../connection.ts';
import { faultOf, logFault } from './connectionFault.ts';
import { addressOf, type FirestoreProject } from './firestoreProject.ts';
import { listenToConcerts, startWorker } from './listenToConcerts.ts';
import { loadConcertTexts } from '../../concertTexts.ts';
import { loadScript } from '../loadScript.ts';

export interface StreamOptions {
  locale: Locale;
  /** Says without a connection how old the build is. */
  offline: string;
  /** Start of the range that the page shows, an instant in UTC. */
  since: string | undefined;
  /** Receives the sentence about the connection: the age of the list while offline, else empty. */
  onNote: (note: string) => void;
  signal: AbortSignal;
}

/** The concerts' data backend. */
export interface ConcertStream {
  /** Publishes the records of an answer, or logs its failure. */
  handleAnswer: (answer: Answer) => void;
  /**
   * Follows Firestore's stream, or reads once in low data mode. `startFallback` runs when the stream ends for good, and while the
   * library cannot be loaded; its signal ends the fallback.
   */
  follow: (project: FirestoreProject, startFallback: (until: AbortSignal) => void) => Promise<void>;
}

/** Publishes concerts for every island, logs failures, and reports the state of the connection. */
export async function openStream({
  locale,
  offline,
  since,
  onNote,
  signal,
}: StreamOptions): Promise<ConcertStream> {
  const words = await loadConcertTexts(locale);
  let connection = initialConnection;
  const update = (event: ConnectionEvent) => {
    connection = nextConnection(connection, event);
    const { state, asOf } = connection;
    const note = asOf ? interpolate(words['as-of'], { time: dateAndTime(locale, new Date(asOf)) }) : offline;
    onNote(state === 'offline' ? note : '');
  };
  const handleRecords = (documents: readonly ConcertDocument[]) => {
    publish('concerts', validConcerts(documents));
    update({ answered: Date.now() });
  };
  const handleFailure = (failure: unknown) => {
    logFault(faultOf(failure));
    update('failure');
  };
  /** Reports a disconnect only once. */
  const handleDisconnect = () => {
    if (connection.state !== 'offline') logFault('unavailable');
    update('failure');
  };
  const handleTimeout = () => {
    if (connection.state === 'unknown') logFault('deadline-exceeded');
    update('silence');
  };
  const handleAnswer = (answer: Answer) => {
    if ('documents' in answer) handleRecords(answer.documents);
    else handleFailure(answer.failure);
  };

  return {
    handleAnswer,
    async follow(project, startFallback) {
      if (isLowData()) {
        const answer = await answerOf(requestFromFirestore(project, since), signal);
        if (signal.aborted) return;
        handleAnswer(answer);
        if ('failure' in answer) startFallback(signal);
        return;
      }
      const library = new AbortController();
      let isReplaced = false;
      const worker = await loadScript(startWorker, signal, () => {
        if (isReplaced) return;
        isReplaced = true;
        update('failure');
        startFallback(AbortSignal.any([signal, library.signal]));
      });
      library.abort();
      const timeout = setTimeout(handleTimeout, onlineTimeoutMs);
      const onEnd = (failure: unknown) => {
        handleFailure(failure);
        startFallback(signal);
      };
      const stop = listenToConcerts(
        worker,
        { project, address: addressOf(project), since },
        { onDocuments: handleRecords, onDisconnect: handleDisconnect, onEnd },
      );
      signal.addEventListener('abort', () => {
        clearTimeout(timeout);
        stop();
      });
    },
  };
}
