/** The columns of a slideshow: whatever is marked as one in its track. */
export const columnsOf = (track: Element): HTMLElement[] => [
  ...track.querySelectorAll<HTMLElement>('[data-column]'),
];

/** The column that stands first in a window that was scrolled so far, in pixels: a press into the middle takes the nearer one. */
export function nearest(columns: readonly HTMLElement[], scrolled: number): number {
  const start = columns[0]?.offsetLeft ?? 0;
  const distances = columns.map((column) => Math.abs(column.offsetLeft - start - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Where a track stands. */
export interface Place {
  /** The column that stands first. */
  first: number;
  /** The last column that can stand first. */
  last: number;
  /** The last column is wholly in view. */
  atEnd: boolean;
}

/** One step on from the active column, and around the end once everything has been seen. */
export const after = (active: number, count: number, { atEnd }: Place): number =>
  atEnd || active + 1 >= count ? 0 : active + 1;

/** One step back, around the start; a step that would move nothing is left out. */
export const before = (active: number, count: number, { last }: Place): number =>
  active === 0 ? count - 1 : Math.min(active, last) - 1;

/**
 * How many dots there are room for, at 32 px each beside the buttons: on every window, from 768 px, or on none, where the
 * position in words takes their place.
 */
export function dots(count: number): 'few' | 'some' | 'many' {
  if (count <= 5) return 'few';
  return count <= 14 ? 'some' : 'many';
}

/** Where a column stands, in widths of the track. */
interface Extent {
  /** From the start of the track to the start of the column. */
  distance: number;
  size: number;
}

/** How much of each column is seen, 0 to 1, in a window that reaches beyond both ends of the track by `bleed`. */
export const portionsSeen = (columns: readonly Extent[], bleed: number): number[] =>
  columns.map(({ distance, size }) => {
    const seen = Math.min(distance + size, 1 + bleed) - Math.max(distance, -bleed);
    return Math.max(0, seen / size);
  });

/**
 * Takes columns out of view from keyboard and screen reader; `portions` says how much of each is seen, 0 to 1. Less than a
 * tenth, which the margin shows, is out of view. A column that has the focus keeps it: it is on its way into view.
 */
export function silence(columns: readonly HTMLElement[], portions: readonly number[]): void {
  columns.forEach((column, index) => {
    column.inert = (portions[index] ?? 1) < 0.1 && !column.matches(':focus-within');
  });
}

/** Tells assistive technology what each column is: "3 von 10". */
export function announce(
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
