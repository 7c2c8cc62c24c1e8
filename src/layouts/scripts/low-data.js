/* Are data short? Decided before anything is shown and whenever a sign of it changes; what a visitor chose wins over what their browser tells (docs/decisions/0011). */
(() => {
  const { connection } = navigator;
  const reducedData = matchMedia('(prefers-reduced-data: reduce)');
  const chosen = () => {
    try {
      return localStorage.getItem('lowData');
    } catch {
      /* No storage, no choice. */
    }
  };
  const told = () => connection?.saveData || reducedData.matches || /[23]g/.test(connection?.effectiveType);
  const mark = () => {
    const choice = chosen();
    document.documentElement.toggleAttribute('data-low-data', choice ? choice === 'on' : told());
  };
  mark();
  connection?.addEventListener('change', mark);
  reducedData.addEventListener('change', mark);
  for (const sign of ['storage', 'pageshow']) addEventListener(sign, mark);
})();
