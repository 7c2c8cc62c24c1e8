/* Opens the stored language at addresses that both languages share, before the first paint (L3). */
(() => {
  try {
    const { twin } = document.currentScript.dataset;
    const [entry] = performance.getEntriesByType('navigation');
    /* Back leads to the page that was left (G12). */
    if (localStorage.lang === 'en' && entry?.type !== 'back_forward')
      location.replace(twin + location.search + location.hash);
  } catch {
    /* Without storage there is no choice. */
  }
})();
