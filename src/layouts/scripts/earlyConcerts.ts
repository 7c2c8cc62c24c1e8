declare global {
  /** Response of the concerts' API, requested before the island's scripts load; `false` after a failure. */
  var earlyConcerts: Promise<Response | false> | undefined;
}

/**
 * Requests the concerts while the scripts of their island load, at the same times as `syncConcerts.ts`: on the page of all concerts
 * when it opens, else when they enter the viewport of a scrolled page. A hydrated island sends its own requests.
 * `concertRequests.ts` uses the response.
 */
export function requestConcerts(): void {
  const list = document.querySelector<HTMLElement>('[data-early]');
  if (!list) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting || !(scrollY || list.dataset.opened)) return;
    observer.disconnect();
    if (!list.closest('[ssr]')) return;
    const headers = { 'if-none-match': list.dataset.early ?? '' };
    self.earlyConcerts = fetch('/api/concerts', { headers }).catch(() => false);
  });
  observer.observe(list);
}
