/* Sets `data-low-data` before the first paint and after changes; the visitor's choice wins over the browser's signals (docs/decisions/0011). */
(() => {
  const { connection } = navigator;
  const media = matchMedia('(prefers-reduced-data: reduce)');
  const apply = (isOn) => document.documentElement.toggleAttribute('data-low-data', isOn);
  const update = () => {
    let choice;
    try {
      choice = localStorage.lowData;
    } catch {
      /* Without storage there is no choice. */
    }
    const isOn = choice
      ? choice === 'on'
      : connection?.saveData || media.matches || /[23]g/.test(connection?.effectiveType);
    apply(isOn);
    /* Before the first paint there is none. The event `pageshow` follows. */
    const control = document.querySelector('footer input');
    if (control) control.checked = isOn;
  };
  update();
  if (connection) connection.onchange = update;
  media.onchange = update;
  onstorage = onpageshow = update;
  onchange = ({ target }) => {
    if (!target.matches('footer input')) return;
    apply(target.checked);
    try {
      localStorage.lowData = target.checked ? 'on' : 'off';
    } catch {
      /* The choice is valid for this page. */
    }
  };
})();
