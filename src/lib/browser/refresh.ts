import { observeVisibility } from './observeVisibility.ts';

interface Options {
  /** Element that must be in the viewport. */
  element: Element;
  /** Interval in milliseconds while the element is visible. */
  every: number;
  signal: AbortSignal;
}

/**
 * Runs `refresh` now, when the page becomes visible again (also from the back/forward cache), and at intervals while an element is
 * visible. It never runs twice at once. No timer runs while the page or the element is not visible.
 */
export function refreshWhileVisible(refresh: () => Promise<void>, { element, every, signal }: Options): void {
  let isVisible = false;
  let isRunning = false;
  let dueAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    const isDue = isVisible && !document.hidden && !signal.aborted;
    if (isDue) timer = setTimeout(run, Math.max(0, dueAt - Date.now()));
  };
  const run = () => {
    dueAt = Date.now() + every;
    schedule();
    if (isRunning) return;
    isRunning = true;
    void refresh().finally(() => {
      isRunning = false;
    });
  };
  const onVisibilityChange = () => {
    if (document.hidden) schedule();
    else run();
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run();
  };
  addEventListener('pageshow', onPageShow, { signal });
  signal.addEventListener('abort', schedule);
  run();
  observeVisibility(
    element,
    (isNowVisible) => {
      isVisible = isNowVisible;
      schedule();
    },
    signal,
  );
}
