/**
 * Scrolls a slideshow for an arrow or a dot before its island is there, with the steps of `slides.ts`. Returns false for any other control.
 * Dots and words tell the new column as React does; `useSlider.ts` starts from `data-active`.
 */
export function moveStripEarly(control: HTMLElement & { href?: string }): boolean {
  const slideshow = control.closest('[aria-roledescription]');
  const dots = control.closest('[role=group]')?.children;
  // Only arrows have an icon. Pictures, and the button of the rotation, wait for the island.
  if (!slideshow || control.href || !(dots ?? control.firstChild)) return false;
  const strip = slideshow.lastElementChild as HTMLElement;
  const columns = [...strip.querySelectorAll<HTMLElement>('[data-column]')];
  const lefts = columns.map(({ offsetLeft }) => offsetLeft - (columns[0]?.offsetLeft ?? 0));
  const { scrollLeft } = strip;
  const first = lefts.findIndex((left) => left > scrollLeft - 2);
  const { forward } = control.dataset;
  let active = forward ? (first + 1) % lefts.length : (first || lefts.length) - 1;
  if (dots) active = [...dots].indexOf(control);
  strip.scrollLeft = lefts[active] ?? 0;
  // At the end nothing has moved.
  if (forward && strip.scrollLeft === scrollLeft) strip.scrollLeft = active = 0;
  strip.dataset.active = `${active}`;
  const controls = slideshow.firstElementChild as HTMLElement;
  controls.querySelectorAll('[role=group]>*').forEach((dot, index) => {
    dot.ariaCurrent = index === active ? 'true' : null;
  });
  for (const text of controls.querySelectorAll('p'))
    text.textContent = text.textContent.replace(/\d+/, `${active + 1}`);
  return true;
}
