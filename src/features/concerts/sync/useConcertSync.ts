import { useEffect, useState, type RefObject } from 'react';
import { earliestShown } from './earliestShown.ts';
import { firestoreProject } from './firestore/firestoreProject.ts';
import { syncConcerts, type SyncOptions } from './syncConcerts.ts';

interface Page extends Pick<SyncOptions, 'locale' | 'offline' | 'isWholePage'> {
  /** How many past concerts there were when the page was built. */
  pastCount: number;
}

/**
 * Follows the concerts that `root` shows (docs/decisions/0018). Gives what to say about the connection: `undefined` as long as
 * nothing is followed, and nothing (an empty text) as long as all is well.
 */
export function useConcertSync(
  root: RefObject<HTMLElement | null>,
  { locale, offline, isWholePage, pastCount }: Page,
): string | undefined {
  const [note, setNote] = useState<string>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    syncConcerts({
      ...{ element, locale, offline, isWholePage },
      // Now, as the build wrote it: what is past may change before it is seen.
      since: firestoreProject && earliestShown(element, pastCount),
      onNote: setNote,
      signal: controller.signal,
    });
    return () => {
      controller.abort();
    };
  }, [root, locale, offline, isWholePage, pastCount]);

  return note;
}
