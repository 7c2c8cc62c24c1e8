/*
 * Lays out the skipped sections below the window once the page has loaded and nothing has happened for 2 s, one after the other, so that a
 * picture of the whole page, such as an archive's, shows them. Safari has no idle callback.
 */
(() => {
  let timer;
  const layOut = () => {
    const all = [...document.querySelectorAll('main > section:not([data-laid-out])')];
    const section = all.find((each) => each.getBoundingClientRect().top > innerHeight);
    if (!section) return;
    section.dataset.laidOut = '';
    wait(100);
  };
  const wait = (ms) => {
    clearTimeout(timer);
    if (document.readyState === 'complete')
      timer = setTimeout(self.requestIdleCallback ?? layOut, ms, layOut);
  };
  for (const type of ['load', 'scroll', 'wheel', 'pointerdown', 'pointermove', 'keydown'])
    addEventListener(type, () => wait(2000), { passive: true });
})();
