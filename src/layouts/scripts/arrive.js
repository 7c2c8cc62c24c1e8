/* At the end of the page, before the first paint: the home page opens at the section that its address names (N2). */
(() => {
  const section = document.getElementById(document.currentScript.dataset.section);
  if (location.hash || !section) return;
  const entry = performance.getEntriesByType('navigation')[0];
  if (entry && entry.type !== 'navigate') return;
  const arrive = () => section.scrollIntoView({ behavior: 'instant' });
  arrive();
  let touched = false;
  for (const sign of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(sign, () => (touched = true), { once: true, passive: true });
  }
  /* The typefaces change heights: the browser then keeps a part of the section in place, and not its upper edge. */
  for (const change of ['load', 'faces']) addEventListener(change, () => touched || arrive(), { once: true });
})();
