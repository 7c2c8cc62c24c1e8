import sharp from 'sharp';
import { expect, test } from 'vitest';
import { segmentsOf } from '../../../../../functions/_lib/pictures/jpegSegments.ts';
import { readPicture } from '../../../../../functions/_lib/pictures/picture.ts';
import { drawing, encoders, formats, photograph } from './samples.ts';

/** A JPEG's segment that holds a comment of no letter. */
const comment = Buffer.from([0xff, 0xfe, 0, 2]);
const jpeg = await drawing().jpeg().toBuffer();
/** The JPEG with another segment before all others. */
const withSegment = (segment: Buffer) => Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

test.each(formats)('a %s keeps every pixel', async (format) => {
  const file = await encoders[format](drawing()).toBuffer();
  const { bytes, type, width, height } = readPicture(file);

  expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 400, height: 320 });
  expect((await pixelsOf(bytes)).equals(await pixelsOf(file))).toBe(true);
});

test('U6 place and device are gone, and the colours are not', async () => {
  const file = await photograph();
  expect(file.toString('latin1')).toMatch(/Snoop 3000/);
  const { bytes } = readPicture(file);

  const { exif, xmp, icc } = await sharp(bytes).metadata();
  expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
  expect(icc).toEqual((await sharp(file).metadata()).icc);
  expect(bytes.toString('latin1')).not.toMatch(/Snoop|Phonemaker|GPS|48,12/);
});

test.each([2, 3, 6, 8])('a picture stays turned by %i, and is measured as it is shown', async (turn) => {
  const { bytes, width, height } = readPicture(await photograph(turn));

  expect([width, height]).toEqual(turn < 5 ? [400, 320] : [320, 400]);
  const { orientation, exif } = await sharp(bytes).metadata();
  expect(orientation).toBe(turn);
  expect(exif?.length, 'nothing but the turn').toBeLessThan(40);
});

test('leaves out the small picture of a JFIF header, and an extension of it, which holds another', () => {
  const header = (width: number, height: number, pixels = '') =>
    Buffer.from(
      `\xff\xe0\0${String.fromCharCode(16 + pixels.length)}JFIF\0\x01\x02\0\0\x01\0\x01${String.fromCharCode(width, height)}${pixels}`,
      'latin1',
    );

  const { bytes } = readPicture(withSegment(header(2, 2, 'secret secre')));
  expect(bytes.equals(withSegment(header(0, 0)))).toBe(true);
  const extension = Buffer.from('\xff\xe0\0\x15JFXX\0\x13secret secret', 'latin1');
  expect(readPicture(withSegment(extension)).bytes.equals(readPicture(jpeg).bytes)).toBe(true);
});

const changed = (file: Buffer, change: (copy: Buffer) => unknown) => {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
};
/** Where the frame header of a baseline JPEG begins. */
const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));

const nothing: [what: string, file: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML behind a signature', Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>alert(1)</script>')])],
  ['a JPEG that ends early', jpeg.subarray(0, jpeg.length - 2)],
  ['a JPEG of which half is there', jpeg.subarray(0, jpeg.length / 2)],
  ['a JPEG without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG of a kind that no browser shows', changed(jpeg, (copy) => copy.writeUInt8(0xc9, frame + 1))],
  ['a JPEG of twelve bits', changed(jpeg, (copy) => copy.writeUInt8(12, frame + 4))],
  ['a JPEG with another beginning', changed(jpeg, (copy) => copy.writeUInt8(0, 1))],
  ['a PNG', await drawing().png().toBuffer()],
];

test.each(nothing)('%s is no picture', (_, file) => expect(() => readPicture(file)).toThrow('not-a-picture'));

/** The same JPEG with another size in its header. */
const sized = (width: number, height: number) =>
  changed(jpeg, (copy) => copy.writeUInt32BE(height * 65_536 + width, frame + 5));

test.each([
  [320, 320, undefined],
  [319, 320, 'picture-too-small'],
  [4000, 319, 'picture-too-small'],
  [10_000, 320, undefined],
  [10_001, 320, 'picture-too-big'],
  [320, 10_001, 'picture-too-big'],
  [10_000, 5000, undefined],
  [10_000, 5001, 'picture-too-big'],
])('rejects a picture of %i × %i pixels as %s', (width, height, problem) => {
  const read = () => readPicture(sized(width, height));
  if (problem) expect(read).toThrow(problem);
  else expect(read()).toMatchObject({ width, height });
});

test('JPEG fill bytes before a marker are skipped, and a file of nothing else is no picture', async () => {
  const fill = Buffer.alloc(7, 0xff);
  const segments = segmentsOf(jpeg).flatMap(({ bytes: segment }) => [fill, segment]);
  const filled = Buffer.concat([jpeg.subarray(0, 2), ...segments, fill, jpeg.subarray(-2)]);

  const { bytes, width, height } = readPicture(filled);
  expect([width, height]).toEqual([400, 320]);
  expect((await pixelsOf(bytes)).equals(await pixelsOf(jpeg))).toBe(true);
  expect(() => readPicture(Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(1000, 0xff)]))).toThrow(
    'not-a-picture',
  );
});

test('restart markers, with fill bytes before them, belong to the scan, and a second beginning does not', () => {
  const scan = segmentsOf(jpeg).at(-1)?.bytes ?? Buffer.alloc(0);
  const [begin, end] = [jpeg.subarray(0, jpeg.length - 2), jpeg.subarray(jpeg.length - 2)];
  const withMarker = (marker: number) => {
    const bytes = Buffer.from([0xff, 0xff, 0xff, marker]);
    return { bytes, read: () => readPicture(Buffer.concat([begin, bytes, end])).bytes };
  };

  for (const restart of [0xd0, 0xd7].map(withMarker))
    expect(restart.read().includes(Buffer.concat([scan, restart.bytes, end]))).toBe(true);
  expect(withMarker(0xd8).read).toThrow('not-a-picture');
});

test('more than 500 × 1024 bytes are too large, 500 × 1024 are not', () => {
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

  expect(() => readPicture(padded(500 * 1024 + 1))).toThrow('too-large');
  expect(readPicture(padded(500 * 1024)).bytes.equals(readPicture(jpeg).bytes)).toBe(true);
});

test('a file cut anywhere, or with any byte changed, is accepted or rejected without a defect', async () => {
  // One colour: such a file is short enough to try each of its bytes.
  const plain = sharp({ create: { width: 320, height: 320, channels: 3, background: '#c33' } });
  const file = await plain.jpeg().toBuffer();
  const attempts = Array.from({ length: file.length }, (_, index) => [
    file.subarray(0, index),
    changed(file, (copy) => copy.writeUInt8(copy.readUInt8(index) ^ 0xff, index)),
  ]).flat();

  for (const attempt of attempts) {
    try {
      expect(readPicture(attempt).bytes.length).toBeLessThanOrEqual(attempt.length + 2);
    } catch (error) {
      expect(String(error)).toMatch(/^ProblemError: (not-a-picture|picture-too-(big|small))$/);
    }
  }
});

test('a jpeg with a marker of no segment between two segments is no picture', () => {
  expect(readPicture(withSegment(comment)).type).toBe('image/jpeg');
  for (const marker of [0xbf, 0xd0, 0xd8])
    expect(() => readPicture(withSegment(Buffer.from([0xff, marker, 0, 2])))).toThrow('not-a-picture');
});

test('a jpeg whose tables stand before its frame has the size of the frame', () => {
  const segments = segmentsOf(jpeg);
  const tables = segments.filter(({ marker }) => marker === 0xc4);
  const others = segments.filter(({ marker }) => marker !== 0xc4);
  const bytes = [...tables, ...others].map((segment) => segment.bytes);
  const { width, height } = readPicture(Buffer.concat([jpeg.subarray(0, 2), ...bytes, jpeg.subarray(-2)]));
  expect([tables.length > 0, width, height]).toEqual([true, 400, 320]);
});
