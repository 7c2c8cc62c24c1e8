import { useEffect, useRef } from 'react';
import { loadScript } from '../../../lib/browser/loadScript.ts';

/** Updates the line in the hero after each change of the tickets. `lists` is `undefined` while the HTML of the build is right. */
export function useHeroLine(lists: object | undefined): void {
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= lists !== undefined;
    const file = document.querySelector<HTMLElement>('.next-concert')?.dataset.follow;
    if (!hasChanged.current || !file) return;
    const controller = new AbortController();
    void follow(file, controller.signal);
    return () => controller.abort();
  }, [lists]);
}

async function follow(file: string, signal: AbortSignal): Promise<void> {
  const load = () => import(/* @vite-ignore */ file) as Promise<typeof import('./followTickets.js')>;
  const script = await loadScript('Concerts', load, signal);
  script?.followTickets();
}
