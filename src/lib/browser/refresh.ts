import { observeVisibility } from './observeVisibility.ts';

interface Occasions {
  /** As long as this element is in the window … */
  element: Element;
  /** … the next time comes after so many milliseconds. */
  every: number;
  signal: AbortSignal;
}

/**
 * Runs `refresh` now, whenever the page comes back into view (out of the back/forward cache, too), and again and again while
 * an element is seen. Never twice at once; and with the page or the element out of sight, no timer runs.
 */
export function refreshWhileSeen(refresh: () => Promise<void>, { element, every, signal }: Occasions): void {
  let isSeen = false;
  let isAsking = false;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    const isWanted = isSeen && !document.hidden && !signal.aborted;
    if (isWanted) timer = setTimeout(run, Math.max(0, due - Date.now()));
  };
  const run = () => {
    due = Date.now() + every;
    wait();
    if (isAsking) return;
    isAsking = true;
    void refresh().finally(() => {
      isAsking = false;
    });
  };
  const turned = () => {
    if (document.hidden) wait();
    else run();
  };
  document.addEventListener('visibilitychange', turned, { signal });
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  addEventListener('pageshow', returned, { signal });
  signal.addEventListener('abort', wait);
  run();
  observeVisibility(
    element,
    (seen) => {
      isSeen = seen;
      wait();
    },
    signal,
  );
}
