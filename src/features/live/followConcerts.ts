import { backendSilence, concertsRefresh } from '../../config/behaviour.ts';
import type { Locale } from '../../config/locales.ts';
import { clockTime, shortDate } from '../../lib/dates.ts';
import { publish } from '../../lib/freshRecords.ts';
import { Unreachable } from '../../lib/http.ts';
import { isLowData } from '../../lib/lowData.ts';
import { fill } from '../../lib/phrase.ts';
import { refreshWhileSeen } from '../../lib/refresh.ts';
import { checkedConcerts } from './checkedConcerts.ts';
import type { ConcertDocument } from './concertDocument.ts';
import { readFromApi, readFromFirestore, type ReadConcerts } from './concertReads.ts';
import { after, unheard, type Connection, type Sign } from './connection.ts';
import { faultOf, logFault } from './connectionFault.ts';
import { firestoreProject, type FirestoreProject } from './firestoreProject.ts';
import { liveWords, type LiveWords } from './liveWords.ts';

interface Follower {
  /** The concerts' place on the page, which has been seen. */
  element: Element;
  locale: Locale;
  /** When the page was built, in milliseconds since 1970. */
  builtAt: number;
  /** Is told what to say about the connection: how old what is shown is when there is none, else nothing. */
  tell: (note: string) => void;
  signal: AbortSignal;
}

/** Shows the concerts as they are from now on: by Firestore's live stream where it is switched on, else by our own API. */
export async function followConcerts({ element, locale, builtAt, tell, signal }: Follower): Promise<void> {
  tell('');
  const words = await liveWords(locale);
  const backend = hearing(builtAt, (connection) => {
    tell(noteOf(connection, locale, words));
  });
  const ask = (read: ReadConcerts) => () =>
    read(AbortSignal.any([signal, AbortSignal.timeout(backendSilence)])).then(
      backend.answers,
      (failure: unknown) => {
        if (!signal.aborted) backend.fails(failure);
      },
    );
  const refresh = () => {
    refreshWhileSeen(ask(readFromApi), { element, every: concertsRefresh, signal });
  };

  if (isLowData()) await ask(firestoreProject ? readFromFirestore(firestoreProject) : readFromApi)();
  else if (firestoreProject) await stream(firestoreProject, backend, refresh, signal);
  else refresh();
}

type Backend = ReturnType<typeof hearing>;

/** Takes in what is heard of the backend: concerts for every island, failures for the console, the connection for `notice`. */
function hearing(builtAt: number, notice: (connection: Connection) => void) {
  let connection = unheard(builtAt);
  const hear = (sign: Sign) => {
    connection = after(connection, sign);
    notice(connection);
  };
  return {
    answers: (documents: readonly ConcertDocument[]) => {
      publish('concerts', checkedConcerts(documents));
      hear({ answered: Date.now() });
    },
    fails: (failure: unknown) => {
      logFault(faultOf(failure));
      hear('failure');
    },
    /** What is lost already is not lost again. */
    isLost: () => {
      if (connection.state !== 'offline') logFault('unavailable');
      hear('failure');
    },
    isSilent: () => {
      if (connection.state === 'unknown') logFault('deadline-exceeded');
      hear('silence');
    },
  };
}

/** Follows the stream; where it ends for good, or cannot begin, `otherwise` takes its place. */
async function stream(
  project: FirestoreProject,
  backend: Backend,
  otherwise: () => void,
  signal: AbortSignal,
): Promise<void> {
  const patience = setTimeout(backend.isSilent, backendSilence);
  signal.addEventListener('abort', () => {
    clearTimeout(patience);
  });
  const onEnd = (failure: unknown) => {
    backend.fails(failure);
    otherwise();
  };
  try {
    const { listenToConcerts } = await import('./liveConcerts.ts').catch((cause: unknown) => {
      throw new Unreachable('A script of the page is missing.', { cause });
    });
    if (signal.aborted) return;
    const stop = listenToConcerts(project, { onDocuments: backend.answers, onLost: backend.isLost, onEnd });
    signal.addEventListener('abort', stop);
  } catch (failure) {
    onEnd(failure);
  }
}

/** How old what is shown is, where it may be: in words, in Vienna's time. */
function noteOf({ state, asOf }: Connection, locale: Locale, words: LiveWords): string {
  if (state !== 'offline') return '';
  const date = new Date(asOf);
  return fill(words['as-of'], { time: `${shortDate(locale, date)}, ${clockTime(locale, date)}` });
}
