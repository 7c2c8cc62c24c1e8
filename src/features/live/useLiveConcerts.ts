import { useEffect, useState, type RefObject } from 'react';
import { watchSight } from '../../lib/sight.ts';
import { earliestShown } from './earliestShown.ts';
import { firestoreProject } from './firestoreProject.ts';
import { followConcerts, type Follower } from './followConcerts.ts';

/**
 * Follows the concerts live from the moment that `root` is seen. Gives what to say about the
 * connection: `undefined` as long as nothing is followed, and nothing (an empty text) as long as all is well.
 */
export function useLiveConcerts(
  root: RefObject<HTMLElement | null>,
  { locale, builtAt, pastCount }: Pick<Follower, 'locale' | 'builtAt'> & { pastCount: number },
): string | undefined {
  const [note, setNote] = useState<string>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Now, as the build wrote it: what is past may change before it is seen.
    const since = firestoreProject && earliestShown(element, pastCount);
    const controller = new AbortController();
    const sight = new AbortController();
    watchSight(
      element,
      (isSeen) => {
        if (!isSeen) return;
        sight.abort();
        followConcerts({
          ...{ element, locale, builtAt, since },
          tell: setNote,
          signal: controller.signal,
        });
      },
      sight.signal,
    );
    return () => {
      sight.abort();
      controller.abort();
    };
  }, [root, locale, builtAt, pastCount]);

  return note;
}
