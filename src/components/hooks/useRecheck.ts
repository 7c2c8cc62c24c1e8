import { useEffect, useEffectEvent } from 'react';

/** The longest time that a timer can wait, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * Runs `check` now, whenever the page comes back into view, out of the back/forward cache too, and at the instant that it
 * returns (milliseconds since 1970; `Infinity` for never): what depends on the date stays true on a page that stays open.
 * Also runs it when `reason` changes.
 */
export function useRecheck(check: () => number, reason?: unknown): void {
  const run = useEffectEvent(check);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recheck = () => {
      clearTimeout(timer);
      const wait = run() - Date.now();
      // A moment later than asked for is past it for sure; one that is too far away is asked for again.
      if (wait < Infinity) timer = setTimeout(recheck, Math.min(Math.max(wait, 0) + 20, longest));
    };
    const returned = () => {
      if (!document.hidden) recheck();
    };
    recheck();
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', returned);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', returned);
    };
  }, [reason]);
}
