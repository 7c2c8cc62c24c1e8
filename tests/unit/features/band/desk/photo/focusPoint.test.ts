import { expect, test } from 'vitest';
import {
  placeOf,
  places,
  positionIn,
  readFocus,
  writeFocus,
  type Point,
} from '../../../../../../src/features/band/desk/photo/focusPoint.ts';
import { cropWindow } from '../../../../../../src/images/crop.ts';

test.each<[width: number, height: number, ratio: number, focus: Point]>([
  [900, 600, 4 / 5, [0.6, 0.3]],
  [900, 600, 45 / 16, [0.5, 0.17]],
  [600, 2400, 8 / 5, [0.2, 0.83]],
])('%i × %i in %d keeps %j where the build does', (width, height, ratio, focus) => {
  const build = cropWindow({ width, height }, { width: 1000 * ratio, height: 1000 }, { focus });
  const [x = 0, y = 0] = positionIn({ width, height }, ratio, focus).split(' ').map(parseFloat);
  // As `object-fit: cover` crops.
  const scale = Math.min(width / ratio, height);
  expect(Math.abs((x / 100) * (width - ratio * scale) - build.left)).toBeLessThan(1);
  expect(Math.abs((y / 100) * (height - scale) - build.top)).toBeLessThan(1);
});

test.each([
  ['0.5 0.3', [0.5, 0.3]],
  ['1 0', [1, 0]],
  ['2 0', [0.5, 0.5]],
  ['left', [0.5, 0.5]],
])('reads %j', (focus, point) => expect(readFocus(focus)).toEqual(point));

test('writes hundredths within the photograph', () => expect(writeFocus([-0.1, 0.123456])).toBe('0 0.12'));

test('each place of the grid holds its own middle; an edge is in the last one', () => {
  expect(places.map(({ focus }) => placeOf(readFocus(focus)))).toEqual(places);
  expect(placeOf([1, 1])?.name).toBe('bottom-right');
});
