import { concertsRefresh } from '../../../config/behaviour.ts';
import { isLowData } from '../../../lib/browser/lowData.ts';
import { refreshWhileVisible } from '../../../lib/browser/refresh.ts';
import { observeVisibility } from '../../../lib/browser/observeVisibility.ts';
import type { ConcertStream, StreamOptions } from './firestore/stream.ts';
import { answerOf, requestFromApi } from './concertRequests.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import { loadScript } from './loadScript.ts';

export interface SyncOptions extends StreamOptions {
  /** The element that shows the concerts. */
  element: Element;
  /** True on the page of all concerts, which loads its list without waiting for a scroll. */
  isWholePage: boolean;
}

/**
 * Shows the concerts as they are once they are seen: by Firestore's live stream where it is switched on, else by our own API. A
 * page of concerts asks our API when it opens. The code that shows answers loads with the first records: mostly the band has added
 * nothing since the build.
 */
export function syncConcerts(options: SyncOptions): void {
  const { element, locale, offline, isWholePage, signal, onNote } = options;
  const project = firestoreProject;
  let opening: Promise<ConcertStream> | undefined;
  const open = () =>
    (opening ??= loadScript(
      async () => {
        // All that shows an answer, side by side: one after the other each would wait a round trip.
        const [{ openStream }] = await Promise.all([
          import('./firestore/stream.ts'),
          import('./arrivals.ts'),
          loadConcertTexts(locale),
        ]);
        return openStream(options);
      },
      signal,
      () => {
        onNote(offline);
      },
    ));
  const askApi = async (until: AbortSignal) => {
    const answer = await answerOf(requestFromApi, until);
    // An empty embedded store takes nothing away from what the build wrote.
    const saysNothing = !project && !opening && 'documents' in answer && answer.documents.length === 0;
    if (until.aborted || saysNothing) return;
    (await open()).handleAnswer(answer);
  };
  const followApi = (until: AbortSignal) => {
    const ask = () => askApi(until).catch(ended);
    if (isLowData()) void ask();
    else refreshWhileVisible(ask, { element, every: concertsRefresh, signal: until });
  };
  const follow = () => {
    onNote('');
    if (!project) followApi(signal);
    else
      open()
        .then((backend) => backend.follow(project, followApi))
        .catch(ended);
  };

  if (!isWholePage) {
    // The page has asked already: its concerts were seen before their island was there.
    if (globalThis.earlyConcerts) follow();
    else onceSeen(element, follow, signal);
    return;
  }
  onNote('');
  if (!project || isLowData()) followApi(signal);
  // Firestore is another company: it is not spoken to before the page has been scrolled.
  else
    void askApi(signal).then(() => {
      onceSeen(element, follow, signal);
    }, ended);
}

/** Only the abort ends a load: then there is no page left to inform. */
const ended = () => undefined;

function onceSeen(element: Element, run: () => void, signal: AbortSignal): void {
  const seen = new AbortController();
  const onChange = (isSeen: boolean) => {
    if (!isSeen) return;
    seen.abort();
    run();
  };
  observeVisibility(element, onChange, AbortSignal.any([signal, seen.signal]));
}
