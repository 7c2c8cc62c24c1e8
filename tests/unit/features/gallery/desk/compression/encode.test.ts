import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { largestPicture } from '../../../../../../src/config/uploads.ts';
import { compressPicture } from '../../../../../../src/features/gallery/desk/compression/encode.ts';
import { shrink } from '../../../../../../src/features/gallery/desk/compression/quality.ts';

const canvasToFile = vi.hoisted(() => vi.fn());
vi.mock('browser-image-compression', () => ({ default: { canvasToFile } }));

const file = new Blob(['a file']);
const bitmap = { width: 4000, height: 3000, close: vi.fn() };
const decoded = vi.fn();
const onProgress = vi.fn();
/** Calls of a canvas in their order, and the sizes of all canvases. */
let [drawn, sizes]: [unknown[][], object[]] = [[], []];
let canvases: { width: number; height: number }[] = [];

function createCanvas(size: { width: number; height: number }, hasContext = true) {
  const context = {
    set fillStyle(colour: string) {
      drawn.push(['fillStyle', colour]);
    },
    fillRect: (...args: unknown[]) => drawn.push(['fillRect', ...args]),
    set imageSmoothingQuality(quality: string) {
      drawn.push(['imageSmoothingQuality', quality]);
    },
    drawImage: (...args: unknown[]) => drawn.push(['drawImage', ...args]),
  };
  const getContext = (...args: unknown[]) => {
    drawn.push(['getContext', ...args]);
    return hasContext ? context : null;
  };
  const canvas = { ...size, getContext };
  sizes.push(size);
  canvases.push(canvas);
  return canvas as unknown as HTMLCanvasElement;
}
const compress = () => compressPicture(file, createCanvas, onProgress);

beforeEach(() => {
  [drawn, sizes, canvases] = [[], [], []];
  vi.clearAllMocks();
  decoded.mockResolvedValue(bitmap);
  canvasToFile.mockResolvedValue({ size: largestPicture });
  vi.stubGlobal('createImageBitmap', decoded);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('draws a picture upright and on white in at most 2560 pixels, and frees its memory', async () => {
  expect(await compress()).toEqual({ size: largestPicture });
  expect(decoded.mock.calls).toEqual([[file, { imageOrientation: 'from-image' }]]);
  expect(sizes).toEqual([{ width: 2560, height: 1920 }]);
  expect(drawn).toEqual([
    ['getContext', '2d', { alpha: false }],
    ['fillStyle', '#fff'],
    ['fillRect', 0, 0, 2560, 1920],
    ['imageSmoothingQuality', 'high'],
    ['drawImage', bitmap, 0, 0, 2560, 1920],
  ]);
  expect(canvases).toMatchObject([{ width: 0, height: 0 }]);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test('encodes JPEG in six qualities, and reports eighths', async () => {
  await compress();
  const qualities = [0.5, 0.7, 0.8, 0.85, 0.875, 0.8875].map((quality) => expect.closeTo(quality) as unknown);
  expect(canvasToFile.mock.calls).toEqual(
    qualities.map((quality) => [canvases[0], 'image/jpeg', 'picture.jpg', 0, quality]),
  );
  expect(onProgress.mock.calls).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((eighths) => [eighths / 8]));
});

test('draws a picture smaller that is too large in every quality, and never reports more than all', async () => {
  const tooLarge = { size: largestPicture + 1 };
  for (let step = 0; step < 7; step++) canvasToFile.mockResolvedValueOnce(tooLarge);
  expect(await compress()).toEqual({ size: largestPicture });
  const first = { width: 2560, height: 1920 };
  expect(sizes).toEqual([first, shrink(first, tooLarge.size, largestPicture)]);
  expect(canvases).toMatchObject(Array(2).fill({ width: 0, height: 0 }));
  const eighths = onProgress.mock.calls.map(([share]) => (share as number) * 8);
  expect(eighths).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test.each([
  [{ width: 319, height: 3000 }, 'small'],
  [{ width: 3000, height: 319 }, 'small'],
  [{ width: 320, height: 320 }, undefined],
])('of %j: %s', async (size, failure) => {
  decoded.mockResolvedValue({ ...bitmap, ...size });
  if (failure) await expect(compress()).rejects.toMatchObject({ name: 'CompressionError', failure });
  else await compress();
  expect(sizes).toEqual(failure ? [] : [size]);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test('a file that is no picture is unreadable', async () => {
  const cause = new DOMException('no picture', 'InvalidStateError');
  decoded.mockRejectedValue(cause);
  await expect(compress()).rejects.toMatchObject({ failure: 'unreadable', cause });
});

test('a canvas without a context is a defect, and the picture is freed', async () => {
  const compressing = compressPicture(file, (size) => createCanvas(size, false), onProgress);
  await expect(compressing).rejects.toThrow('The canvas has no context.');
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test('a step counts once it is done', async () => {
  canvasToFile.mockRejectedValue(new Error('No memory.'));
  await expect(compress()).rejects.toThrow('No memory.');
  expect(onProgress.mock.calls).toEqual([[1 / 8], [2 / 8]]);
});
