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
import { startWorker, type StreamRequest, type WorkerMessage } from './startWorker.ts';

/** Messages of the specification, section 8; `permission-denied`, a refusal by Firestore's rules, has a text of our own. */
const messages: Record<Failure, string> = {
  'deadline-exceeded': 'Request time out',
  unavailable: 'Connection failed.',
  unknown: 'The server answered with a status that is not known here.',
  'failed-precondition': 'The client has already been terminated.',
  'permission-denied': 'The rules of the database do not let visitors read the concerts.',
};

export interface StreamOptions {
  locale: Locale;
  /** States the age of the build while offline. */
  offline: string;
  /** Start of the range that the page shows, an instant in UTC; without one it shows all concerts. */
  since?: string | undefined;
  /** Digest of the concerts in this range at the time of the build (`listText`). */
  digest?: string | undefined;
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

/** Publishes concerts to every island, logs failures, and reports the state of the connection (specification, section 4). */
export function openStream(
  { locale, offline, since, digest, onNote, signal }: StreamOptions,
  texts: Pick<Texts<'live'>, 'as-of'>,
): ConcertStream {
  let state: 'unknown' | 'online' | 'offline' = 'unknown';
  /** Instant of the last response, in milliseconds since 1970; `undefined` before the first. */
  let asOf: number | undefined;
  const handleOffline = () => {
    state = 'offline';
    onNote(asOf ? interpolate(texts['as-of'], { time: dateAndTime(locale, new Date(asOf)) }) : offline);
  };
  const handleList = (list: SyncedList) => {
    // Until a list has taken its place, the HTML of the build shows the one with its digest.
    if ('concerts' in list) {
      const isBuilt = digest !== undefined && list.etag === digest && !published('concerts');
      if (!isBuilt) publish('concerts', list);
    }
    state = 'online';
    asOf = Date.now();
    onNote('');
  };
  /** Logs for developers. Visitors see only the age of the list. */
  const handleFailure = (failure: Failure) => {
    console.error(`Concerts: ${failure}: ${messages[failure]}`);
    handleOffline();
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
        handleOffline();
        startFallback(AbortSignal.any([signal, library.signal]));
      });
      if (!worker) return;
      library.abort();
      // Only the first response has a time limit: a stream sends nothing while nothing changes.
      const timeout = setTimeout(() => {
        if (state === 'unknown') handleFailure('deadline-exceeded');
      }, onlineTimeoutMs);
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.type === 'concerts') handleList({ ...data.list, since });
        else if (data.type === 'end') {
          handleFailure(Object.hasOwn(messages, data.code) ? (data.code as Failure) : 'unknown');
          startFallback(signal);
        }
        // A disconnect is logged only once.
        else if (data.type === 'disconnect' && state !== 'offline') handleFailure('unavailable');
      });
      worker.postMessage({ project, probeAddress: probeAddress(project), since } satisfies StreamRequest);
      signal.addEventListener('abort', () => {
        clearTimeout(timeout);
        worker.terminate();
      });
    },
  };
}

/** Address with the smallest answer of the collection, to probe the connection. */
const probeAddress = (access: FirestoreAccess): string =>
  `${documentsUrl(access)}/concerts?pageSize=1&mask.fieldPaths=name${access.key ? `&key=${access.key}` : ''}`;
