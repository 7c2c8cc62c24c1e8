/* Whoever comes back, or is sent to a place within the page, aims before skipped sections have their height: all are laid out (G12). */
(() => {
  const entry = performance.getEntriesByType('navigation')[0];
  const returns = entry && entry.type !== 'navigate';
  if (returns || location.hash) document.documentElement.dataset.laidOut = '';
})();
