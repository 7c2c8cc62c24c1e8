/* Before anything is shown: addresses that both languages share follow the stored choice (L3). */
(() => {
  try {
    const { twin } = document.currentScript.dataset;
    if (localStorage.getItem('lang') === 'en') location.replace(twin + location.search + location.hash);
  } catch {
    /* No storage, no choice to follow. */
  }
})();
