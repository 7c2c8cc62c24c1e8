import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { Kind } from '../concerts.ts';

/** Query parameter of the selected list; absent for the default, upcoming (INTERACTIONS, T4). */
const parameter = 'concerts';

const parameterOfAddress = () => new URLSearchParams(location.search).get(parameter);

/** The list that the address selects. */
const kindOfAddress = (): Kind => (parameterOfAddress() === 'past' ? 'past' : 'upcoming');

/** Writes the selected list into the address. */
const writeAddress = (kind: Kind) => history.replaceState(history.state, '', addressOf(kind));

/** The address that selects a list: the present one with another parameter and without a fragment. */
function addressOf(kind: Kind): string {
  const url = new URL(location.href);
  if (kind === 'past') url.searchParams.set(parameter, kind);
  else url.searchParams.delete(parameter);
  url.hash = '';
  return url.href;
}

/** The tab that a key moves to; the arrows wrap around (INTERACTIONS, T3). */
export function tabAfter(key: string, active: Kind): Kind | undefined {
  const other = active === 'past' ? 'upcoming' : 'past';
  const targets: Partial<Record<string, Kind>> = {
    ArrowLeft: other,
    ArrowRight: other,
    Home: 'upcoming',
    End: 'past',
  };
  return targets[key];
}

export interface Tab {
  /** False in the HTML and during hydration. */
  hydrated: boolean;
  active: Kind;
  select: (kind: Kind) => void;
}

/** The selected list. The address holds it, so that reloading and sharing keep it, without new entries in the history. */
export function useTab(): Tab {
  const [active, setActive] = useState<Kind>();

  useEffect(() => {
    const read = () => startTransition(() => setActive(kindOfAddress()));
    read();
    // A click before the script has named the default, too (`earlyInput/concertTab.ts`).
    if (parameterOfAddress() === 'upcoming') writeAddress('upcoming');
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  // The style sheet shows the list of this attribute. `lay-out.js` sets it before the first paint; from here on this hook owns it.
  useLayoutEffect(() => {
    if (active) document.documentElement.dataset.concerts = active;
  }, [active]);

  return {
    hydrated: active !== undefined,
    active: active ?? 'upcoming',
    select: (kind) => {
      writeAddress(kind);
      // A transition, because a long list takes long to lay out: the click is shown first.
      startTransition(() => setActive(kind));
    },
  };
}
