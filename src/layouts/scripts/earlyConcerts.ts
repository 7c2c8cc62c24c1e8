declare global {
  /** The concerts of our own API, asked for before the scripts of their island are there; `undefined` where that failed. */
  var earlyConcerts: Promise<unknown> | undefined;
}

/**
 * Asks for the concerts while the scripts of their island load, on the same occasions as `followConcerts.ts`: on the page of all concerts
 * when it opens, else when they come into the window of a page that was scrolled. An island that is there asks by itself.
 * `concertReads.ts` takes the answer over.
 */
export function askForConcerts(): void {
  const list = document.querySelector<HTMLElement>('[data-early]');
  if (!list) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || !(scrollY || list.dataset.early === 'opened')) return;
    observer.disconnect();
    if (!list.closest('astro-island[ssr]')) return;
    globalThis.earlyConcerts = fetch('/api/concerts')
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
  });
  observer.observe(list);
}
