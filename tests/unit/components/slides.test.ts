import { expect, test } from 'vitest';
import { after, before, dots, nearest } from '../../../src/components/slides.ts';

/** Columns of 300 px with 20 px between them, behind a margin of 16 px. */
const columns = [16, 336, 656].map((offsetLeft) => ({ offsetLeft }) as HTMLElement);

test.each([
  [0, 0],
  [159, 0],
  [161, 1],
  [320, 1],
  [640, 2],
  [9999, 2],
  [-50, 0],
])('C8 scrolled by %i px, column %i is the nearest to the edge', (scrolled, index) => {
  expect(nearest(columns, scrolled)).toBe(index);
});

test('without columns the first is the nearest', () => {
  expect(nearest([], 100)).toBe(0);
});

/** Five columns, two in view: the fourth is the last that can stand first. */
const place = (atEnd: boolean) => ({ first: 0, last: 3, atEnd, fits: false });

test.each([
  [0, false, 1],
  [2, false, 3],
  [3, true, 0],
  [4, true, 0],
  [4, false, 0],
])('C5 one on from column %i, at the end: %s, is column %i', (active, atEnd, target) => {
  expect(after(active, 5, place(atEnd))).toBe(target);
});

test.each([
  [0, 4],
  [1, 0],
  [3, 2],
  // Its step to the fourth would move nothing.
  [4, 2],
])('C5 one back from column %i is column %i', (active, target) => {
  expect(before(active, 5, place(false))).toBe(target);
});

test('C5 steps walk around either way, and pass every place', () => {
  const walk = (step: (active: number) => number) => {
    const seen = [0];
    for (let at = step(0); at !== 0; at = step(at)) seen.push(at);
    return seen;
  };
  expect(walk((active) => after(active, 5, place(active >= 3)))).toEqual([0, 1, 2, 3]);
  expect(walk((active) => before(active, 5, place(active >= 3)))).toEqual([0, 4, 2, 1]);
});

test.each([
  [2, 'few'],
  [5, 'few'],
  [6, 'some'],
  [14, 'some'],
  [15, 'many'],
  [20, 'many'],
])('C7 %i columns: %s dots', (count, room) => {
  expect(dots(count)).toBe(room);
});
