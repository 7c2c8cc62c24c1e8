/* Lays out every section on return, reload or `#hash`, so that the browser scrolls to the right place (G12). */
(() => {
  const [entry] = performance.getEntriesByType('navigation');
  const { dataset } = document.documentElement;
  if ((entry && entry.type !== 'navigate') || location.hash) dataset.laidOut = 1;
  /* Shows the list of concerts that the address selects (T4). After hydration `useTab.ts` owns the attribute. */
  if (/[?&]concerts=past\b/.test(location.search)) dataset.concerts = 'past';
})();
