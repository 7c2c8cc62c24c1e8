import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from '../../../../../functions/_lib/pictures/picture.ts';
import { drawing, encoders, type Format, formats, photograph } from './samples.ts';

const upright: Format[] = ['jpeg', 'png', 'webp'];
const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

test.each(formats)('a %s keeps every pixel', async (format) => {
  const file = await encoders[format](drawing()).toBuffer();
  const { bytes, type, width, height } = readPicture(file);

  expect({ type, width, height }).toEqual({
    type: `image/${format.split(' ').at(-1) ?? ''}`,
    width: 64,
    height: 48,
  });
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(file));
});

test.each(upright)('U6 place and device are gone from a %s, and its colours are not', async (format) => {
  const file = await photograph(format);
  expect(file.toString('latin1')).toMatch(/Snoop 3000/);
  const { bytes } = readPicture(file);

  const { exif, xmp, icc } = await sharp(bytes).metadata();
  expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
  expect(icc).toEqual((await sharp(file).metadata()).icc);
  expect(bytes.toString('latin1')).not.toMatch(/Snoop|Phonemaker|GPS|48,12/);
});

test.each(upright.flatMap((format) => [2, 3, 6, 8].map((turn) => [format, turn] as const)))(
  'a %s stays turned by %i, and is measured as it is shown',
  async (format, turn) => {
    const { bytes, width, height } = readPicture(await photograph(format, turn));

    expect([width, height]).toEqual(turn < 5 ? [64, 48] : [48, 64]);
    const { orientation, exif } = await sharp(bytes).metadata();
    expect(orientation).toBe(turn);
    expect(exif?.length).toBeLessThan(40);
    expect(bytes.toString('latin1')).not.toMatch(/Snoop|Phonemaker/);
  },
);

test.each(upright)('what hangs behind the end of a %s is cut off', async (format) => {
  const file = await encoders[format](drawing()).toBuffer();
  const polyglot = Buffer.concat([file, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);

  expect(readPicture(polyglot).bytes).toEqual(readPicture(file).bytes);
});

test('the small picture that a JFIF header may hold is left out', async () => {
  const file = await drawing().jpeg().toBuffer();
  const header = (width: number, height: number, pixels = '') =>
    Buffer.from(
      `\xff\xe0\0${String.fromCharCode(16 + pixels.length)}JFIF\0\x01\x02\0\0\x01\0\x01${String.fromCharCode(width, height)}${pixels}`,
      'latin1',
    );
  const withHeader = (bytes: Buffer) => Buffer.concat([file.subarray(0, 2), bytes, file.subarray(2)]);

  const { bytes } = readPicture(withHeader(header(2, 2, 'secret secre')));
  expect(bytes).toEqual(withHeader(header(0, 0)));
});

const jpeg = await drawing().jpeg().toBuffer();
const png = await drawing().png().toBuffer();
const webp = await drawing().webp().toBuffer();
const changed = (file: Buffer, change: (copy: Buffer) => unknown) => {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
};
/** Where the frame header of a baseline JPEG begins. */
const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));

const nothing: [what: string, file: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML that is called a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML behind a signature', Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script>alert(1)</script>')])],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ['an AVIF or HEIC', Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a JPEG that ends early', jpeg.subarray(0, jpeg.length - 2)],
  ['a JPEG of which half is there', jpeg.subarray(0, jpeg.length / 2)],
  ['a JPEG without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
  ['a JPEG of a kind that no browser shows', changed(jpeg, (copy) => copy.writeUInt8(0xc9, frame + 1))],
  ['a JPEG of twelve bits', changed(jpeg, (copy) => copy.writeUInt8(12, frame + 4))],
  ['a PNG that ends early', png.subarray(0, png.length - 1)],
  ['a PNG without its end', png.subarray(0, png.length - 12)],
  ['a PNG with a wrong checksum', changed(png, (copy) => copy.writeUInt8(copy.readUInt8(50) ^ 1, 50))],
  ['a WebP that ends early', webp.subarray(0, webp.length - 2)],
  ['a WebP with a chunk that is too long', changed(webp, (copy) => copy.writeUInt32LE(0xff_ff_ff, 16))],
  ['a WebP without pixels', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
];

test.each(nothing)('%s is no picture', (_, file) => {
  expect(() => readPicture(file)).toThrow('not-a-picture');
});

test('an animated WebP is no picture', async () => {
  const frames = Buffer.concat([Buffer.alloc(32 * 32 * 3, 1), Buffer.alloc(32 * 32 * 3, 200)]);
  const animated = await sharp(frames, { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } })
    .webp()
    .toBuffer();

  expect(() => readPicture(animated)).toThrow('not-a-picture');
});

test.each([
  ['a picture of 1 × 1', await drawing(1, 1).png().toBuffer()],
  ['a picture of 15 × 400', await drawing(15, 400).jpeg().toBuffer()],
  ['a header of 30,000 × 30,000', changed(jpeg, (copy) => copy.writeUInt32BE(30_000 * 65_537, frame + 5))],
  ['a header of 0 × 0', changed(jpeg, (copy) => copy.writeUInt32BE(0, frame + 5))],
  ['a header of 9,000 × 9,000', changed(jpeg, (copy) => copy.writeUInt32BE(9000 * 65_537, frame + 5))],
])('%s is too big or too small', (_, file) => {
  expect(() => readPicture(file)).toThrow('picture-too-big');
});

test('more than 500 × 1024 bytes are too large, 500 × 1024 are not', () => {
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

  expect(() => readPicture(padded(500 * 1024 + 1))).toThrow('too-large');
  expect(readPicture(padded(500 * 1024)).bytes).toEqual(readPicture(jpeg).bytes);
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s cut anywhere, or with any byte changed, never does worse than being refused',
  async (format) => {
    const file = await encoders[format](drawing(24, 24)).toBuffer();
    const attempts = Array.from({ length: file.length }, (_, index) => [
      file.subarray(0, index),
      changed(file, (copy) => copy.writeUInt8(copy.readUInt8(index) ^ 0xff, index)),
    ]).flat();

    for (const attempt of attempts) {
      try {
        expect(readPicture(attempt).bytes.length).toBeLessThanOrEqual(attempt.length + 2);
      } catch (error) {
        expect(String(error)).toMatch(/^Refused: (not-a-picture|picture-too-big)$/);
      }
    }
  },
);
