/* Opens the stored language at addresses that both languages share, before the first paint (L3). */
(() => {
  try {
    const { twin } = document.currentScript.dataset;
    if (localStorage.lang === 'en') location.replace(twin + location.search + location.hash);
  } catch {
    /* Without storage there is no choice. */
  }
})();
