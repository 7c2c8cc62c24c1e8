import type { Locale } from '../../../../config/locales.ts';
import { isLowData } from '../../../../lib/browser/lowData.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { type Texts, interpolate } from '../../../../lib/i18n/translator.ts';
import { publish, published } from '../../../../lib/recordStore.ts';
import { type FirestoreAccess, documentsUrl } from '../../../../services/firestore/access.ts';
import { onlineTimeoutMs } from '../../behaviour.ts';
import {
  type Answer,
  type Failure,
  type SyncedList,
  answerOf,
  requestFromFirestore,
} from '../concertRequests.ts';
import { loadScript } from '../../../../lib/browser/loadScript.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import { listenToConcerts, startWorker } from './listenToConcerts.ts';

/** The connection to the store of the concerts (specification, section 4). */
export interface Connection {
  state: 'unknown' | 'online' | 'offline';
  /** Instant of the last response, in milliseconds since 1970; `undefined` before the first. */
  asOf: number | undefined;
}

/** An event of the connection: a response with its instant, a failure, or no response within the time limit. */
export type ConnectionEvent = { respondedAt: number } | 'failure' | 'timeout';

export const initialConnection: Connection = { state: 'unknown', asOf: undefined };

/** A timeout does not change the state after a response: a stream sends nothing while nothing changes. */
export function nextConnection(connection: Connection, event: ConnectionEvent): Connection {
  if (typeof event === 'object') return { state: 'online', asOf: event.respondedAt };
  if (event === 'timeout' && connection.state !== 'unknown') return connection;
  return { ...connection, state: 'offline' };
}

/** Messages of the specification, section 8; `permission-denied`, a refusal by Firestore's rules, has a text of our own. */
const messages: Record<Failure, string> = {
  'deadline-exceeded': 'Request time out',
  unavailable: 'Connection failed.',
  unknown: 'The server answered with a status that is not known here.',
  'failed-precondition': 'The client has already been terminated.',
  'permission-denied': 'The rules of the database do not let visitors read the concerts.',
};

/** Maps a code of Firestore's library. */
export const failureOfCode = (code: string): Failure =>
  Object.hasOwn(messages, code) ? (code as Failure) : 'unknown';

/** Logs for developers. Visitors see only the age of the list. */
export function logFailure(failure: Failure): void {
  console.error(`Concerts: ${failure}: ${messages[failure]}`);
}

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
  /** Publishes the records of an answer, or logs its failure. */
  handleAnswer: (answer: Answer) => void;
  /**
   * Listens to Firestore, or requests it once in low data mode. `startFallback` runs when the stream ends, and while the library cannot
   * be loaded; its signal ends the fallback.
   */
  connect: (project: FirestoreProject, startFallback: (until: AbortSignal) => void) => Promise<void>;
}

/** Publishes concerts to every island, logs failures, and reports the state of the connection. */
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
    if ('concerts' in list) {
      const isBuilt = digest !== undefined && list.etag === digest && !published('concerts');
      if (!isBuilt) publish('concerts', list);
    }
    update({ respondedAt: Date.now() });
  };
  const handleFailure = (failure: Failure) => {
    logFailure(failure);
    update('failure');
  };
  /** Logs a disconnect only once. */
  const handleDisconnect = () => {
    if (connection.state !== 'offline') logFailure('unavailable');
    update('failure');
  };
  const handleTimeout = () => {
    if (connection.state === 'unknown') logFailure('deadline-exceeded');
    update('timeout');
  };
  const handleAnswer = (answer: Answer) => {
    if ('failure' in answer) handleFailure(answer.failure);
    else handleList(answer);
  };

  return {
    handleAnswer,
    async connect(project, startFallback) {
      if (isLowData()) {
        const answer = await answerOf(requestFromFirestore(project, since), signal);
        if (signal.aborted) return;
        handleAnswer(answer);
        if ('failure' in answer) startFallback(signal);
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
        handleFailure(failureOfCode(code));
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
