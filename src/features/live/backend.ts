import { backendSilence } from '../../config/behaviour.ts';
import type { Locale } from '../../config/locales.ts';
import { clockTime, shortDate } from '../../lib/dates.ts';
import { publish } from '../../lib/freshRecords.ts';
import { Unreachable } from '../../lib/http.ts';
import { isLowData } from '../../lib/lowData.ts';
import { fill } from '../../lib/phrase.ts';
import { checkedConcerts } from './checkedConcerts.ts';
import type { ConcertDocument } from './concertDocument.ts';
import { answerOf, readFromFirestore, type Answer } from './concertReads.ts';
import { after, unheard, type Connection, type Sign } from './connection.ts';
import { faultOf, logFault } from './connectionFault.ts';
import type { FirestoreProject } from './firestoreProject.ts';
import type { Follower } from './followConcerts.ts';
import type { Followed, Listener } from './liveConcerts.ts';
import { liveWords, type LiveWords } from './liveWords.ts';

/** The concerts' data backend, as the page hears it. */
export interface Backend {
  /** Shows an answer, or what its failure means. */
  take: (answer: Answer) => void;
  /** Follows Firestore's stream; where it ends for good, or cannot begin, `otherwise` takes its place. One read where data are short. */
  follow: (project: FirestoreProject, otherwise: () => void) => Promise<void>;
}

/** Takes in what is heard of the backend: concerts for every island, failures for the console, the connection for who looks. */
export async function openBackend({ locale, builtAt, since, tell, signal }: Follower): Promise<Backend> {
  const words = await liveWords(locale);
  let connection = unheard(builtAt);
  const hear = (sign: Sign) => {
    connection = after(connection, sign);
    tell(noteOf(connection, locale, words));
  };
  const shows = (documents: readonly ConcertDocument[]) => {
    const concerts = checkedConcerts(documents);
    publish('concerts', since ? concerts.filter(({ date }) => date >= since) : concerts);
    hear({ answered: Date.now() });
  };
  const fails = (failure: unknown) => {
    logFault(faultOf(failure));
    hear('failure');
  };
  /** What is lost already is not lost again. */
  const isLost = () => {
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
        const answer = await answerOf(readFromFirestore(project, since), signal);
        if (!signal.aborted) take(answer);
        return;
      }
      const patience = setTimeout(isSilent, backendSilence);
      signal.addEventListener('abort', () => {
        clearTimeout(patience);
      });
      const onEnd = (failure: unknown) => {
        fails(failure);
        otherwise();
      };
      await listen({ project, since }, { onDocuments: shows, onLost: isLost, onEnd }, signal);
    },
  };
}

async function listen(what: Followed, listener: Listener, signal: AbortSignal): Promise<void> {
  try {
    const { listenToConcerts } = await import('./liveConcerts.ts').catch((cause: unknown) => {
      throw new Unreachable('A script of the page is missing.', { cause });
    });
    if (signal.aborted) return;
    signal.addEventListener('abort', listenToConcerts(what, listener));
  } catch (failure) {
    listener.onEnd(failure);
  }
}

/** How old what is shown is, where it may be: in words, in Vienna's time. */
function noteOf({ state, asOf }: Connection, locale: Locale, words: LiveWords): string {
  if (state !== 'offline') return '';
  const date = new Date(asOf);
  return fill(words['as-of'], { time: `${shortDate(locale, date)}, ${clockTime(locale, date)}` });
}
