import { beforeEach, describe, expect, test, vi } from 'vitest';
import { largestPicture } from '../../../../../../src/config/uploads.ts';
import { createCompressor } from '../../../../../../src/features/gallery/desk/compression/compression.ts';
import { compressPicture } from '../../../../../../src/features/gallery/desk/compression/encode.ts';

/** The arguments of `canvasToFile` are the canvas, the type, the name, the time and the quality. */
const canvasToFile = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<object>>());
vi.mock('browser-image-compression', () => ({ default: { canvasToFile } }));

const file = new Blob(['a file']);
const bitmap = { width: 4000, height: 3000, close: vi.fn() };
const decoded = vi.fn();
const onProgress = vi.fn();
/** Calls of all canvases in their order, and the sizes at which they were created. */
let [drawn, sizes]: [unknown[][], number[][]] = [[], []];
let canvases: { width: number; height: number }[] = [];

function createCanvas(size: { width: number; height: number }) {
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          drawn.push([name, ...args]),
      set: (_, name, value) => drawn.push([name, value]) > 0,
    },
  );
  const getContext = (...args: unknown[]) => {
    drawn.push(['getContext', ...args]);
    return context;
  };
  const canvas = { ...size, getContext };
  sizes.push([size.width, size.height]);
  canvases.push(canvas);
  return canvas as unknown as HTMLCanvasElement;
}
const compress = () => compressPicture(file, createCanvas, onProgress);

beforeEach(() => {
  [drawn, sizes, canvases] = [[], [], []];
  decoded.mockResolvedValue(bitmap);
  canvasToFile.mockReset().mockResolvedValue({ size: largestPicture });
  vi.stubGlobal('createImageBitmap', decoded);
});

test('draws a picture upright and on white in at most 2560 pixels, and frees its memory', async () => {
  expect(await compress()).toEqual({ size: largestPicture });
  expect(decoded.mock.calls).toEqual([[file, { imageOrientation: 'from-image' }]]);
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

test.each([
  ['small as it is: nearly the highest', 100, 0.8875, [0.5, 0.7, 0.8]],
  ['just so: the best within the limit', 1000, 0.4, [0.5, 0.3, 0.4]],
  ['too large for every step: the lowest', 3810, 0.1, [0.5, 0.3, 0.2]],
])('searches the quality of a picture that is %s', async (_, full, quality, tried) => {
  // Bytes are proportional to the quality, `full` at quality 1; 400 is the limit.
  canvasToFile.mockImplementation((...args) =>
    Promise.resolve({ size: (full / 400) * largestPicture * Number(args[4]), quality: args[4] }),
  );
  const picture = await compress();
  expect(picture).toMatchObject({ quality: expect.closeTo(quality, 2) as unknown });
  expect(picture.size).toBeLessThanOrEqual(largestPicture);
  expect(canvasToFile.mock.calls.slice(0, 3).map((args) => args[4])).toEqual(
    tried.map((each) => expect.closeTo(each) as unknown),
  );
});

test.each([
  [largestPicture + 1, [2304, 1728]],
  [largestPicture * 4, [1152, 864]],
])('draws a picture smaller that has %i bytes in every quality', async (bytes, smaller) => {
  for (let step = 0; step < 7; step++) canvasToFile.mockResolvedValueOnce({ size: bytes });
  expect(await compress()).toEqual({ size: largestPicture });
  expect(sizes).toEqual([[2560, 1920], smaller]);
  expect(canvases).toMatchObject(Array(2).fill({ width: 0, height: 0 }));
  const eighths = onProgress.mock.calls.map(([share]) => (share as number) * 8);
  expect(eighths, 'never more than all').toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

test.each([
  [8000, 6000, [2560, 1920]],
  [640, 480, [640, 480]],
  [640, 8000, [320, 4000]],
  [320, 320, [320, 320]],
])(
  'the long side is brought to 2560 pixels, the short one not below 320, nothing is enlarged: %i × %i',
  async (width, height, size) => {
    decoded.mockResolvedValue({ ...bitmap, width, height });
    await compress();
    expect(sizes).toEqual([size]);
  },
);

test('319 pixels are too few', async () => {
  decoded.mockResolvedValue({ ...bitmap, width: 3000, height: 319 });
  await expect(compress()).rejects.toMatchObject({ name: 'UploadError', failure: 'small' });
  expect(canvases).toEqual([]);
  expect(bitmap.close).toHaveBeenCalledOnce();
});

describe('in the page, where a worker has no canvas', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { createElement: () => createCanvas({ width: 0, height: 0 }) });
  });

  test('draws on a canvas of the size, and reports the start', async () => {
    expect(await createCompressor()(file, onProgress)).toEqual({ size: largestPicture });
    expect(drawn).toContainEqual(['drawImage', bitmap, 0, 0, 2560, 1920]);
    expect(onProgress.mock.calls.slice(0, 2)).toEqual([[0], [1 / 8]]);
  });

  test.each([
    ['an unreadable file', decoded, 'unreadable'],
    ['a defect', canvasToFile, 'crashed'],
  ])('names the failure: %s', async (_, step, failure) => {
    step.mockRejectedValue(new RangeError('Out of memory'));
    const compressing = createCompressor()(file, onProgress);
    await expect(compressing).rejects.toMatchObject({ name: 'UploadError', failure });
  });
});
