declare global {
  /** The concerts of our own API, asked for before the scripts of their island are there; `undefined` where that failed. */
  var earlyConcerts: Promise<unknown> | undefined;
}

/**
 * Asks for the concerts while the scripts of their island load, on the same occasions as `followConcerts.ts`: at once on the page of
 * all concerts, else when the list is in the window of a page that was scrolled. `concertReads.ts` takes the answer over.
 */
export function askForConcerts(): void {
  const list = document.querySelector<HTMLElement>('[data-early]');
  if (!list) return;
  const ask = () => {
    // An island that is there asks by itself.
    if (!list.closest('astro-island')?.hasAttribute('ssr')) return;
    globalThis.earlyConcerts = fetch('/api/concerts')
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    ask();
  });
  const watch = () => {
    observer.observe(list);
  };
  if (list.dataset.early === 'opened') ask();
  else if (scrollY > 0) watch();
  else addEventListener('scroll', watch, { once: true, passive: true });
}
