/* Scrolls the home page to the section of its address before the first paint (N2). */
(() => {
  const section = document.getElementById(document.currentScript.dataset.section);
  const [visit] = performance.getEntriesByType('navigation');
  if (location.hash || !section || (visit && visit.type !== 'navigate')) return;
  const { style } = document.documentElement;
  const scroll = () => section.scrollIntoView({ behavior: 'instant' });
  const end = () => (style.overflowAnchor = '');
  /* The typefaces move lines. Scroll anchoring would keep such a line in place, and not the section's upper edge. */
  style.overflowAnchor = 'none';
  scroll();
  addEventListener('faces', () => {
    if (style.overflowAnchor) scroll();
    end();
  });
  for (const type of ['pointerdown', 'keydown', 'wheel']) addEventListener(type, end);
})();
