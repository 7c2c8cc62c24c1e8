/* At the end of the page, before the first paint: the home page opens at the section that its address names (N2). */
(() => {
  const section = document.getElementById(document.currentScript.dataset.section);
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || !section || (visit && visit.type !== 'navigate')) return;
  const { style } = document.documentElement;
  const arrive = () => section.scrollIntoView({ behavior: 'instant' });
  const end = () => (style.overflowAnchor = '');
  /* The typefaces move lines. Scroll anchoring would keep such a line in place, and not the section's upper edge. */
  style.overflowAnchor = 'none';
  arrive();
  addEventListener('faces', () => {
    if (style.overflowAnchor) arrive();
    end();
  });
  for (const sign of ['pointerdown', 'keydown', 'wheel']) addEventListener(sign, end);
})();
