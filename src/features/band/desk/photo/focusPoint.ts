import { cropWindow, type Size } from '../../../../images/crop.ts';

/** A point of a photograph, from 0 to 1 from its left and its top. */
export type Point = readonly [x: number, y: number];

const middle: Point = [0.5, 0.5];

/** The point that a field names (`0.5 0.3`); the middle for an empty one. */
export function readFocus(focus: string): Point {
  const [x, y] = focus.split(' ').map(Number);
  return x !== undefined && y !== undefined && x >= 0 && x <= 1 && y >= 0 && y <= 1 ? [x, y] : middle;
}

/** In hundredths. */
export const writeFocus = (point: Point): string => point.map(rounded).join(' ');

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

const rows = ['top', 'middle', 'bottom'] as const;
const columns = ['left', 'middle', 'right'] as const;

/** The nine places of the grid: its column and row, counted from 0, and the point in the middle of each. */
export const places = rows.flatMap((row, y) =>
  columns.map((column, x) => {
    const point: Point = [(2 * x + 1) / 6, (2 * y + 1) / 6];
    return { name: `${row}-${column}` as const, focus: writeFocus(point) };
  }),
);

/** The place of the grid that holds a point. */
export function placeOf([x, y]: Point) {
  const third = (share: number) => Math.min(2, Math.floor(share * 3));
  return places[3 * third(y) + third(x)];
}

/** `object-position` of a picture in a shape (its width by its height): the crop of the build (`src/images/crop.ts`). */
export function positionIn(size: Size, ratio: number, focus: Point): string {
  const { left, top, width, height } = cropWindow(size, { width: ratio, height: 1 }, { focus });
  const share = (start: number, room: number) => `${room > 0 ? (start / room) * 100 : 50}%`;
  return `${share(left, size.width - width)} ${share(top, size.height - height)}`;
}
