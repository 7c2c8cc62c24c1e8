/**
 * Scrolls a slideshow for an arrow or a dot before its island is there, with the steps of `slides.ts`. Returns false for any other control.
 * Dots and words tell the new column as React does; `useSlider.ts` starts from `data-active`.
 */
export function moveStripEarly(control: HTMLElement & { href?: string }): boolean {
  const dots = control.closest('[role=group]')?.children;
  const slideshow = control.closest('[aria-roledescription]');
  const strip = slideshow?.lastElementChild as HTMLElement | undefined;
  // Only arrows have an icon. Pictures, and the button of the rotation, wait for the island.
  if (!strip || control.href || !(dots ?? control.firstChild)) return false;
  const columns = [...strip.querySelectorAll<HTMLElement>('[data-column]')];
  const leftOf = (index: number) => (columns[index]?.offsetLeft ?? 0) - (columns[0]?.offsetLeft ?? 0);
  const { scrollLeft } = strip;
  const first = columns.findIndex((_, index) => leftOf(index) > scrollLeft - 2);
  const { forward } = control.dataset;
  let active = forward ? (first + 1) % columns.length : (first || columns.length) - 1;
  if (dots) active = [...dots].indexOf(control);
  strip.scrollLeft = leftOf(active);
  // At the end nothing has moved.
  if (forward && strip.scrollLeft === scrollLeft) strip.scrollLeft = active = 0;
  strip.dataset.active = `${active}`;
  const controls = slideshow?.firstElementChild;
  controls?.querySelectorAll('[role=group]>*').forEach((dot, index) => {
    dot.ariaCurrent = index === active ? 'true' : null;
  });
  controls?.querySelectorAll('p').forEach((text) => {
    text.textContent = text.textContent.replace(/\d+/, `${active + 1}`);
  });
  return true;
}
