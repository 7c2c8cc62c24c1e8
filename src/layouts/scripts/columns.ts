/** Coming back to a page shows the columns that were left (G12). A page out of the back/forward cache still has them. */
interface Entry {
  /** How far each slideshow has moved, in CSS pixels, in the order of the page. */
  moved?: number[];
}

const entry = () => history.state as Entry | null;

const windows = () => [...document.querySelectorAll('[data-window]')];

const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;

/** A link that leads away notes in the history how far the tracks have moved, by scrolling or by their script. */
export function noteColumns({ target, defaultPrevented }: Event) {
  if (defaultPrevented || !(target instanceof Element && target.closest('a'))) return;
  const moved = windows().map((window) => leftOf(window.parentElement) - leftOf(window.firstElementChild));
  history.replaceState({ ...entry(), moved }, '');
}

/** Scrolls each slideshow there. It snaps to a column, and its script, which comes later, begins where it stands. */
export function restoreColumns() {
  entry()?.moved?.forEach((distance, index) => windows()[index]?.scrollTo(distance, 0));
}
