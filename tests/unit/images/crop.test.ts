import { expect, test } from 'vitest';
import { cropWindow, type Crop } from '../../../src/images/crop.ts';

type Sides = [width: number, height: number];
const sizeOf = ([width, height]: Sides) => ({ width, height });
const landscape: Sides = [1600, 1000];
const portrait: Sides = [800, 1000];

test.for<[what: string, source: Sides, target: Sides, crop: Crop, from: [number, number], window: Sides]>([
  ['the same shape is the whole picture', landscape, [320, 200], {}, [0, 0], landscape],
  ['a taller shape takes the middle', landscape, [100, 100], {}, [300, 0], [1000, 1000]],
  ['a wider shape as well', portrait, [200, 100], {}, [0, 300], [800, 400]],
  ['the focus moves the window', landscape, [100, 100], { focus: [0.4, 0.5] }, [140, 0], [1000, 1000]],
  ['but never over the edge', landscape, [100, 100], { focus: [1, 0] }, [600, 0], [1000, 1000]],
  ['a zoom takes less', landscape, [320, 200], { zoom: 2 }, [400, 250], [800, 500]],
  ['and follows the focus', landscape, [320, 200], { zoom: 2, focus: [0, 1] }, [0, 500], [800, 500]],
  ['a tiny source still gives a pixel', [1, 1], [300, 10], {}, [0, 0], [1, 1]],
])('%s', ([, source, target, crop, [left, top], window]) =>
  expect(cropWindow(sizeOf(source), sizeOf(target), crop)).toEqual({ left, top, ...sizeOf(window) }),
);
