import { expect, test } from 'vitest';
import {
  after,
  before,
  nearest,
  roomForDots,
  takeOver,
  updateInert,
  visiblePortions,
} from '../../../../src/components/slideshow/slides.ts';

/** Columns of 300 px with 20 px between them, behind a margin of 16 px. */
const columns = [16, 336, 656].map((offsetLeft) => ({ offsetLeft }) as HTMLElement);

test.each([
  [159, 0],
  [161, 1],
  [640, 2],
  [-50, 0],
])('C8 scrolled by %i px, column %i is the nearest to the edge', (scrolled, index) =>
  expect(nearest(columns, scrolled)).toBe(index),
);

/** Five columns, two in view: the fourth is the last that can be the first in view. */
const place = (atEnd: boolean) => ({ first: 0, last: 3, atEnd });

test.each([
  [2, false, 3],
  [3, true, 0],
  [4, true, 0],
  [4, false, 0],
])('C5 one on from column %i, at the end: %s, is column %i', (active, atEnd, target) =>
  expect(after(active, 5, place(atEnd))).toBe(target),
);

test.each([
  [0, 4],
  [1, 0],
  [3, 2],
  // A step to the fourth would not move the track.
  [4, 2],
])('C5 one back from column %i is column %i', (active, target) =>
  expect(before(active, 5, place(false))).toBe(target),
);

test.each([
  [5, 'few'],
  [6, 'some'],
  [14, 'some'],
  [15, 'many'],
])('C7 %i columns: %s dots', (count, room) => expect(roomForDots(count)).toBe(room));

test.each([
  ['between the ends of the track', 0.25, 0.25, 1],
  ['half beyond the end, in a window as wide as the track', 0.75, 0, 0.5],
  ['half beyond the end, in a window that reaches farther', 0.75, 0.25, 1],
  ['wholly beyond the end', 1.125, 0.25, 0.25],
  ['wholly before the start', -0.625, 0.25, 0.25],
  ['out of the window', 1.25, 0.25, 0],
])('C6 a column that stands %s', (_, distance, bleed, portion) =>
  expect(visiblePortions([{ distance, size: 0.5 }], bleed)[0]).toBe(portion),
);

test('C6 columns with less than a tenth in view are inert', () => {
  const columns = Array.from({ length: 4 }, () => ({ inert: false, matches: () => false }));
  updateInert(columns as unknown as HTMLElement[], [0, 0.099, 0.1]);
  // The portion of the last column is unknown.
  expect(columns.map(({ inert }) => inert)).toEqual([true, true, false, false]);
});

test.each([
  ['the chosen column is the first', 300, true, 1, { first: 1, shown: 1, chosen: 1 }],
  ['the end of the track keeps it from being the first', 900, true, 4, { first: 3, shown: 4, chosen: 4 }],
  ['the visitor has scrolled on since', 300, true, 3, { first: 1, shown: 3, chosen: undefined }],
  ['out of view the scroll position was lost', 0, false, 3, { first: 0, shown: 3, chosen: 3 }],
])('C8 before the script: %s', (_, scrollLeft, isLaidOut, active, expected) => {
  const five = [0, 1, 2, 3, 4].map((index) => ({ offsetLeft: index * 300 }) as HTMLElement);
  const dataset: DOMStringMap = active === undefined ? {} : { active: `${active}` };
  const checkVisibility = () => isLaidOut;
  const scroller = { scrollLeft, clientWidth: 600, scrollWidth: 1500, dataset, checkVisibility };
  expect(takeOver(scroller as unknown as HTMLElement, five)).toEqual(expected);
});
