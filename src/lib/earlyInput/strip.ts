/**
 * Scrolls a slideshow for an arrow or a dot before its island is there, with the steps of `slides.ts`. Returns false for any other control.
 * Dots and words tell the new column as React does; `useSlider.ts` starts from `data-active`.
 */
export function moveStripEarly(control: HTMLElement): boolean {
  const dots = control.closest('[role=group]')?.children;
  const strip = control.closest('section')?.querySelector<HTMLElement>('[data-window]');
  // Only arrows have an icon. Pictures, and the button of the rotation, wait for the island.
  if (!strip || control.localName === 'a' || !(dots ?? control.firstChild)) return false;
  const offsets = [...strip.querySelectorAll<HTMLElement>('[data-column]')].map(
    (column) => column.offsetLeft,
  );
  const lefts = offsets.map((offset) => offset - (offsets[0] ?? 0));
  const { scrollLeft } = strip;
  const count = lefts.length;
  const first = lefts.findIndex((left) => left > scrollLeft - 2);
  const { forward } = control.dataset;
  let active = dots ? [...dots].indexOf(control) : forward ? (first + 1) % count : (first || count) - 1;
  strip.scrollLeft = lefts[active] ?? 0;
  // At the end nothing has moved.
  if (forward && strip.scrollLeft === scrollLeft) strip.scrollLeft = active = 0;
  strip.dataset.active = `${active}`;
  const words = strip.previousElementSibling;
  words?.querySelectorAll('[role=group] button').forEach((dot, index) => {
    dot.ariaCurrent = index === active ? 'true' : null;
  });
  for (const text of words?.querySelectorAll('p') ?? [])
    text.textContent = text.textContent.replace(/\d+/, `${active + 1}`);
  return true;
}
