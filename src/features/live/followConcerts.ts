import { concertsRefresh } from '../../config/behaviour.ts';
import type { Locale } from '../../config/locales.ts';
import { isLowData } from '../../lib/lowData.ts';
import { refreshWhileSeen } from '../../lib/refresh.ts';
import type { Backend } from './backend.ts';
import { answerOf, readFromApi } from './concertReads.ts';
import { firestoreProject } from './firestoreProject.ts';

export interface Follower {
  /** The concerts' place on the page, which has been seen. */
  element: Element;
  locale: Locale;
  /** When the page was built, in milliseconds since 1970. */
  builtAt: number;
  /** An instant in UTC: what Firestore holds of earlier concerts the page cannot show. */
  since: string | undefined;
  /** Is told what to say about the connection: how old what is shown is when there is none, else nothing. */
  tell: (note: string) => void;
  signal: AbortSignal;
}

/**
 * Shows the concerts as they are from now on: by Firestore's live stream where it is switched on, else by our own API. What
 * takes their answers in is fetched when one says something: mostly the band has added nothing since the build.
 */
export function followConcerts(follower: Follower): void {
  const { element, signal, tell } = follower;
  let opening: Promise<Backend> | undefined;
  const open = async () => {
    const { openBackend } = await import('./backend.ts');
    return openBackend(follower);
  };
  const askApi = async () => {
    const answer = await answerOf(readFromApi, signal);
    const saysNothing = 'documents' in answer && answer.documents.length === 0;
    if (signal.aborted || (saysNothing && !opening)) return;
    try {
      (await (opening ??= open())).take(answer);
    } catch {
      // What is shown stays where the script does not come; the next time it may.
      opening = undefined;
    }
  };
  const followApi = () => {
    refreshWhileSeen(askApi, { element, every: concertsRefresh, signal });
  };

  tell('');
  const project = firestoreProject;
  if (project)
    (opening = open()).then((backend) => backend.follow(project, followApi)).catch(() => undefined);
  else if (isLowData()) void askApi();
  else followApi();
}
