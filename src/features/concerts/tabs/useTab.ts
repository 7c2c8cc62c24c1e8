import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { Kind } from '../concerts.ts';
import { addressOf, kindIn } from './tabs.ts';

/**
 * Which list is shown: in the address, so that reloading and sharing keep it, without filling the history; and on the root
 * element, where the stylesheet follows it before this island is there. `arrived` is false until it is.
 */
export function useTab(): { arrived: boolean; active: Kind; choose: (kind: Kind) => void } {
  const [active, setActive] = useState<Kind>();

  useEffect(() => {
    const read = () => {
      startTransition(() => {
        setActive(kindIn(location.search));
      });
    };
    read();
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('popstate', read);
    };
  }, []);

  useLayoutEffect(() => {
    if (active) document.documentElement.dataset.concerts = active;
  }, [active]);

  return {
    arrived: active !== undefined,
    active: active ?? 'upcoming',
    choose: (kind) => {
      history.replaceState(history.state, '', addressOf(kind, location.href));
      // A list is much to lay out: the press is answered first.
      startTransition(() => {
        setActive(kind);
      });
    },
  };
}
