import { expect, test } from 'vitest';
import { cropWindow, type Crop, type Size, type Window } from '../../../src/images/crop.ts';

const landscape = { width: 1600, height: 1000 };
const portrait = { width: 800, height: 1000 };

test.for<[what: string, source: Size, target: Size, crop: Crop, window: Window]>([
  [
    'the same shape is the whole picture',
    landscape,
    { width: 320, height: 200 },
    {},
    { left: 0, top: 0, ...landscape },
  ],
  [
    'a taller shape takes the middle',
    landscape,
    { width: 100, height: 100 },
    {},
    { left: 300, top: 0, width: 1000, height: 1000 },
  ],
  [
    'a wider shape as well',
    portrait,
    { width: 200, height: 100 },
    {},
    { left: 0, top: 300, width: 800, height: 400 },
  ],
  [
    'the focus moves the window',
    landscape,
    { width: 100, height: 100 },
    { focus: [0.4, 0.5] },
    { left: 140, top: 0, width: 1000, height: 1000 },
  ],
  [
    'but never over the edge',
    landscape,
    { width: 100, height: 100 },
    { focus: [1, 0] },
    { left: 600, top: 0, width: 1000, height: 1000 },
  ],
  [
    'a zoom takes less',
    landscape,
    { width: 320, height: 200 },
    { zoom: 2 },
    { left: 400, top: 250, width: 800, height: 500 },
  ],
  [
    'and follows the focus',
    landscape,
    { width: 320, height: 200 },
    { zoom: 2, focus: [0, 1] },
    { left: 0, top: 500, width: 800, height: 500 },
  ],
  [
    'a tiny source still gives a pixel',
    { width: 1, height: 1 },
    { width: 300, height: 10 },
    {},
    { left: 0, top: 0, width: 1, height: 1 },
  ],
])('%s', ([, source, target, crop, window]) => expect(cropWindow(source, target, crop)).toEqual(window));
