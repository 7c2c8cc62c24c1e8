/* Sets `data-low-data` before the first paint and after changes; the visitor's choice wins over the browser's signals (docs/decisions/0011). */
(() => {
  const { connection } = navigator;
  const reducedData = matchMedia('(prefers-reduced-data: reduce)');
  const choice = () => {
    try {
      return localStorage.getItem('lowData');
    } catch {
      /* Without storage there is no choice. */
    }
  };
  const signal = () => connection?.saveData || reducedData.matches || /[23]g/.test(connection?.effectiveType);
  const update = () => {
    const chosen = choice();
    document.documentElement.toggleAttribute('data-low-data', chosen ? chosen === 'on' : signal());
  };
  update();
  connection?.addEventListener('change', update);
  reducedData.addEventListener('change', update);
  for (const type of ['storage', 'pageshow']) addEventListener(type, update);
})();
