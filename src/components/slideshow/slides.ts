import { isSkipped } from '../../lib/browser/isSkipped.ts';

/** The columns of a slideshow: the elements marked `data-column` in its track. */
export const columnsOf = (track: Element): HTMLElement[] => [
  ...track.querySelectorAll<HTMLElement>('[data-column]'),
];

/** Index of the column nearest to a scroll position, in pixels. */
export function nearest(columns: readonly HTMLElement[], scrolled: number): number {
  const start = columns[0]?.offsetLeft ?? 0;
  const distances = columns.map((column) => Math.abs(column.offsetLeft - start - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * State of a slideshow before its script: the first column in view, and the column that a click has chosen (`earlyInput/strip.ts`), unless
 * the visitor has scrolled away from it. A window that is out of view may have lost its scroll position (`content-visibility`). `shown` is
 * the column that the controls say.
 */
export function takeOver(scroller: HTMLElement, columns: readonly HTMLElement[]) {
  const { scrollLeft, clientWidth, scrollWidth, dataset } = scroller;
  const first = nearest(columns, scrollLeft);
  const shown = dataset.active === undefined ? undefined : Number(dataset.active);
  const isAtEnd = scrollLeft + clientWidth > scrollWidth - 2;
  return { first, shown, chosen: shown === first || isAtEnd || isSkipped(scroller) ? shown : undefined };
}

/** The position of a track. */
export interface Place {
  /** The first column in view. */
  first: number;
  /** The last column that can be the first in view. */
  last: number;
  /** True if the last column is wholly in view. */
  atEnd: boolean;
}

/** The column after the active one; after the end of the track, the first. */
export const after = (active: number, count: number, { atEnd }: Place): number =>
  atEnd || active + 1 >= count ? 0 : active + 1;

/** The column before the active one; before the start, the last. Skips steps that would not move the track. */
export const before = (active: number, count: number, { last }: Place): number =>
  active === 0 ? count - 1 : Math.min(active, last) - 1;

/**
 * Room for the dots, at 32 px each beside the buttons: in every window, from 768 px, or nowhere. Without room the controls show the
 * position in words.
 */
export function roomForDots(count: number): 'few' | 'some' | 'many' {
  if (count <= 5) return 'few';
  return count <= 14 ? 'some' : 'many';
}

/** Position and size of a column, in widths of the track. */
interface Extent {
  /** From the start of the track to the start of the column. */
  distance: number;
  size: number;
}

/** The visible portion of each column, 0 to 1, in a window that extends beyond both ends of the track by `bleed`. */
export const visiblePortions = (columns: readonly Extent[], bleed: number): number[] =>
  columns.map(({ distance, size }) => {
    const seen = Math.min(distance + size, 1 + bleed) - Math.max(distance, -bleed);
    return Math.max(0, seen / size);
  });

/**
 * Makes columns out of view inert; `portions` are the visible portions, 0 to 1. Below a tenth, which is the margin, a column counts as
 * out of view. A column with the focus stays active, because it is moving into view.
 */
export function updateInert(columns: readonly HTMLElement[], portions: readonly number[]): void {
  columns.forEach((column, index) => {
    column.inert = (portions[index] ?? 1) < 0.1 && !column.matches(':focus-within');
  });
}

/** Lets the column of an element take the focus; `updateInert` keeps it so. Returns false if no column holds the element. */
export function makeReachable(element: Element): boolean {
  const column = element.closest<HTMLElement>('[data-column]');
  if (column) column.inert = false;
  return column !== null;
}

/** Labels each column for assistive technology: "3 von 10". */
export function updateLabels(
  columns: readonly HTMLElement[],
  role: string,
  name: (position: number) => string,
): void {
  columns.forEach((column, index) => {
    const label = name(index + 1);
    if (column.ariaLabel === label) return;
    column.role = 'group';
    column.ariaRoleDescription = role;
    column.ariaLabel = label;
  });
}
