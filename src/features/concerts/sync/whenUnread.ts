/** A control of a list whose click changes what the list shows: a tab, an arrow or a dot. */
const control = '[role=tab], button';

/**
 * Calls `change` when the list has no reader: at once on a page that nobody has touched (`page.ts`), else while the list is out of view, or
 * at the next click on one of its controls. So a reader is not moved. `signal` ends the wait.
 */
export function whenUnread(list: Element, change: () => void, signal: AbortSignal): void {
  if (document.documentElement.dataset.touched === undefined) {
    change();
    return;
  }
  const wait = new AbortController();
  const until = AbortSignal.any([signal, wait.signal]);
  const end = () => {
    wait.abort();
    change();
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) end();
  });
  observer.observe(list);
  until.addEventListener('abort', () => observer.disconnect());
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(control)) end();
  };
  list.addEventListener('click', handleClick, { signal: until });
  // No observer reports that the page is hidden.
  document.addEventListener('visibilitychange', () => document.hidden && end(), { signal: until });
}
