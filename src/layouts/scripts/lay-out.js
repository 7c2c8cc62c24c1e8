/* Whoever comes back, or is sent to a place within the page, aims before skipped sections have their height: all are laid out (G12). */
(() => {
  const entry = performance.getEntriesByType('navigation')[0];
  const returns = entry && entry.type !== 'navigate';
  const { dataset } = document.documentElement;
  if (returns || location.hash) dataset.laidOut = '';
  /* The list of concerts that the address asks for (T4). */
  if (/[?&]concerts=past\b/.test(location.search)) dataset.concerts = 'past';
})();
