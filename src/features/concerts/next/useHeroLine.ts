import { useEffect } from 'react';
import { loadScript } from '../../../lib/browser/loadScript.ts';
import type { Concert } from '../../../records/concert.ts';
import type { SyncedTickets } from '../sync/syncedTickets.ts';

/** Concerts with the code that makes the line's candidates of them. */
type Listed = { concerts: readonly Concert[] } & Pick<SyncedTickets, 'candidates'>;

/** Updates the line in the hero to these concerts; `undefined` while the HTML of the build is right. */
export function useHeroLine({ concerts, candidates }: Partial<Listed> = {}): void {
  useEffect(() => {
    const file = document.querySelector<HTMLElement>('.next-concert')?.dataset.show;
    if (!concerts || !candidates || !file) return;
    const controller = new AbortController();
    const load = () => import(/* @vite-ignore */ file) as Promise<typeof import('./showLine.js')>;
    void loadScript('Concerts', load, controller.signal).then((script) =>
      script?.showLine(candidates(concerts)),
    );
    return () => controller.abort();
  }, [concerts, candidates]);
}
