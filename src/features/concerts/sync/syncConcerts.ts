import { isLowData } from '../../../lib/browser/lowData.ts';
import { observeVisibility } from '../../../lib/browser/observeVisibility.ts';
import { refreshWhileVisible } from '../../../lib/browser/refresh.ts';
import { published } from '../../../lib/recordStore.ts';
import { concertsRefresh } from '../behaviour.ts';
import { loadConcertTexts } from '../concertTexts.ts';
import { answerOf, requestFromApi } from './concertRequests.ts';
import type { FirestoreProject } from './firestore/firestoreProject.ts';
import type { ConcertStream, StreamOptions } from './firestore/stream.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';

export interface SyncOptions extends StreamOptions {
  /** The element that shows the concerts. */
  element: Element;
  /** The database that tells of changes; `undefined` for our own API. */
  project: FirestoreProject | undefined;
  /** ETag of the API's list at the time of the build. */
  etag: string;
  /** True on the page of all concerts, which requests its list when it opens. */
  isWholePage: boolean;
}

/**
 * Updates the concerts once they are in view: by Firestore's stream where it is switched on, else by our own API. The page of all
 * concerts also asks our API when it opens. The code that shows an answer loads with the first list: mostly nothing has
 * changed since the build.
 */
export function syncConcerts(options: SyncOptions): void {
  const { element, locale, project, etag, offline, isWholePage, signal, onNote } = options;
  let stream: Promise<ConcertStream | undefined> | undefined;
  const loadStream = () =>
    (stream ??= loadScript(
      'Concerts',
      // Every script that an answer needs, in parallel: one after the other each would wait a round trip.
      () =>
        Promise.all([
          import('./firestore/stream.ts'),
          loadConcertTexts(locale),
          import('./syncedTickets.ts'),
        ] as const),
      signal,
      () => onNote(offline),
    ).then((scripts) => scripts?.[0].openStream(options, scripts[1])));
  const requestApi = async (until: AbortSignal) => {
    const shown = published('concerts');
    const answer = await answerOf(requestFromApi(shown ? shown.etag : etag), until);
    if (until.aborted || ('unchanged' in answer && !stream)) return;
    (await loadStream())?.handleAnswer(answer);
  };
  const pollApi = (until: AbortSignal) => {
    const request = () => requestApi(until);
    if (isLowData()) void request();
    else refreshWhileVisible(request, { element, every: concertsRefresh, signal: until });
  };
  const start = async () => {
    onNote('');
    if (project) await (await loadStream())?.connect(project, pollApi);
    else pollApi(signal);
  };
  const startOnceVisible = () => {
    const visible = new AbortController();
    const onChange = (isVisible: boolean) => {
      if (!isVisible) return;
      visible.abort();
      void start();
    };
    if (!signal.aborted) observeVisibility(element, onChange, AbortSignal.any([signal, visible.signal]));
  };

  if (isWholePage) {
    onNote('');
    if (!project || isLowData()) pollApi(signal);
    // Firestore is another company: no request reaches it before the visitor has scrolled.
    else void requestApi(signal).then(startOnceVisible);
  } else if (globalThis.earlyConcerts) {
    // The inline script has requested the concerts already, because they are in view.
    void start();
  } else startOnceVisible();
}
