import { useEffect, useEffectEvent } from 'react';

/** The longest timer, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * Runs `check` on mount, when the page comes back into view or out of the back/forward cache, when `reason` changes, and at the
 * instant that `check` returns (milliseconds since 1970; `Infinity` for never). So an open page stays correct as time passes.
 */
export function useRecheck(check: () => number, reason?: unknown): void {
  const run = useEffectEvent(check);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recheck = () => {
      clearTimeout(timer);
      const wait = run() - Date.now();
      // 20 ms later, to be past the instant for certain. An instant beyond the longest timer is checked again.
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
