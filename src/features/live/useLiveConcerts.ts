import { useEffect, useState, type RefObject } from 'react';
import type { Locale } from '../../config/locales.ts';
import { watchSight } from '../../lib/sight.ts';
import { followConcerts } from './followConcerts.ts';

/**
 * Follows the concerts live from the moment that `root` is seen. Gives what to say about the
 * connection: `undefined` as long as nothing is followed, and nothing (an empty text) as long as all is well.
 */
export function useLiveConcerts(
  root: RefObject<HTMLElement | null>,
  { locale, builtAt }: { locale: Locale; builtAt: number },
): string | undefined {
  const [note, setNote] = useState<string>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const controller = new AbortController();
    const sight = new AbortController();
    watchSight(
      element,
      (isSeen) => {
        if (!isSeen) return;
        sight.abort();
        followConcerts({ element, locale, builtAt, tell: setNote, signal: controller.signal });
      },
      sight.signal,
    );
    return () => {
      sight.abort();
      controller.abort();
    };
  }, [root, locale, builtAt]);

  return note;
}
