/* Whoever comes back looks for the old place before skipped sections have their height: they are laid out at once (G12). */
(() => {
  const entry = performance.getEntriesByType('navigation')[0];
  if (entry && entry.type !== 'navigate') document.documentElement.dataset.returned = '';
})();
