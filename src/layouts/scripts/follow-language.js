/* Opens the stored language at addresses that both languages share, before the first paint (L3). */
(() => {
  try {
    const twin = document.currentScript.dataset[localStorage.lang];
    const [entry] = performance.getEntriesByType('navigation');
    /* Back leads to the page that was left (G12). */
    if (twin && entry?.type !== 'back_forward') location.replace(twin + location.search + location.hash);
  } catch {
    /* Without storage there is no choice. */
  }
})();
