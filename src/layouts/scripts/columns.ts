/** Restores the columns of slideshows on return to a page (G12). The back/forward cache restores them by itself. */
interface Entry {
  /** Scroll distance of each slideshow in CSS pixels, in the order of the page. */
  moved?: number[];
}

const entry = () => history.state as Entry | null;

const windows = () => [...document.querySelectorAll('[data-window]')];

const leftOf = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;

/** Stores the distances in the history entry when a link leaves the page. */
export function storeColumns({ target, defaultPrevented }: Event) {
  if (defaultPrevented || !(target as Element).closest('a')) return;
  const moved = windows().map((window) => leftOf(window.parentElement) - leftOf(window.firstElementChild));
  history.replaceState({ ...entry(), moved }, '');
}

/** Scrolls each slideshow to its stored distance. Its script starts later at that column. */
export function restoreColumns() {
  entry()?.moved?.forEach((distance, index) => windows()[index]?.scrollTo(distance, 0));
}
