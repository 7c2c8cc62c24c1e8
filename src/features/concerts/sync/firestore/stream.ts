import { onlineTimeoutMs } from '../../../../config/behaviour.ts';
import type { Locale } from '../../../../config/locales.ts';
import { dateAndTime } from '../../../../lib/dates/dates.ts';
import { publish } from '../../../../lib/recordStore.ts';
import { isLowData } from '../../../../lib/browser/lowData.ts';
import { interpolate } from '../../../../lib/i18n/interpolate.ts';
import { validConcerts } from '../checkedConcerts.ts';
import type { ConcertDocument } from './concertDocument.ts';
import { answerOf, requestFromFirestore, type Answer } from '../concertRequests.ts';
import { after, unheard, type Sign } from '../connection.ts';
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
  tell: (note: string) => void;
  signal: AbortSignal;
}

/** The concerts' data backend, as the page hears it. */
export interface ConcertStream {
  /** Shows an answer, or what its failure means. */
  take: (answer: Answer) => void;
  /**
   * Follows Firestore's stream; one read where data are short. Where the stream ends for good, and as long as its library cannot be
   * loaded, `otherwise` takes its place, until the signal that it gets aborts.
   */
  follow: (project: FirestoreProject, otherwise: (until: AbortSignal) => void) => Promise<void>;
}

/** Takes in what is heard of the backend: concerts for every island, failures for the console, the connection for who looks. */
export async function openStream({
  locale,
  offline,
  since,
  tell,
  signal,
}: StreamOptions): Promise<ConcertStream> {
  const words = await loadConcertTexts(locale);
  let connection = unheard;
  const hear = (sign: Sign) => {
    connection = after(connection, sign);
    const { state, asOf } = connection;
    const note = asOf ? interpolate(words['as-of'], { time: dateAndTime(locale, new Date(asOf)) }) : offline;
    tell(state === 'offline' ? note : '');
  };
  const shows = (documents: readonly ConcertDocument[]) => {
    publish('concerts', validConcerts(documents));
    hear({ answered: Date.now() });
  };
  const fails = (failure: unknown) => {
    logFault(faultOf(failure));
    hear('failure');
  };
  /** Reports a disconnect only once. */
  const handleDisconnect = () => {
    if (connection.state !== 'offline') logFault('unavailable');
    hear('failure');
  };
  const isSilent = () => {
    if (connection.state === 'unknown') logFault('deadline-exceeded');
    hear('silence');
  };
  const take = (answer: Answer) => {
    if ('documents' in answer) shows(answer.documents);
    else fails(answer.failure);
  };

  return {
    take,
    async follow(project, otherwise) {
      if (isLowData()) {
        const answer = await answerOf(requestFromFirestore(project, since), signal);
        if (signal.aborted) return;
        take(answer);
        if ('failure' in answer) otherwise(signal);
        return;
      }
      const library = new AbortController();
      let isReplaced = false;
      const worker = await loadScript(startWorker, signal, () => {
        if (isReplaced) return;
        isReplaced = true;
        hear('failure');
        otherwise(AbortSignal.any([signal, library.signal]));
      });
      library.abort();
      const patience = setTimeout(isSilent, onlineTimeoutMs);
      const onEnd = (failure: unknown) => {
        fails(failure);
        otherwise(signal);
      };
      const stop = listenToConcerts(
        worker,
        { project, address: addressOf(project), since },
        { onDocuments: shows, onLost: handleDisconnect, onEnd },
      );
      signal.addEventListener('abort', () => {
        clearTimeout(patience);
        stop();
      });
    },
  };
}
