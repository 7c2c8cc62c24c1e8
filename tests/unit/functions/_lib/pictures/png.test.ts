import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { readPng } from '../../../../../functions/_lib/pictures/png.ts';

type Named = [name: string, data?: Buffer];

function chunk([name, data = Buffer.alloc(0)]: Named): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const fileOf = (...chunks: Named[]) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks.map(chunk)]);

/** Depth, type of colour, compression, filter, interlace. */
type Kind = [number, number, number?, number?, number?];

function header([depth, colours, compression = 0, filter = 0, interlace = 0]: Kind): Named {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(400);
  size.writeUInt32BE(320, 4);
  return ['IHDR', Buffer.concat([size, Buffer.from([depth, colours, compression, filter, interlace])])];
}

const usual = header([8, 2]);
const palette: Named = ['PLTE', Buffer.alloc(3)];
const pixels: Named = ['IDAT', Buffer.from('pixels')];
const end: Named = ['IEND'];

const known: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

test('every depth of every type of colour is read, 16 bits included, and no other one', () => {
  for (let colours = 0; colours < 8; colours++)
    for (let depth = 0; depth <= 32; depth++) {
      const read = () => readPng(fileOf(header([depth, colours]), palette, pixels, end));
      const kind = `depth ${String(depth)} of colour ${String(colours)}`;
      if (known[colours]?.includes(depth)) expect(read(), kind).toMatchObject({ width: 400, height: 320 });
      else expect(read, kind).toThrow('not-a-picture');
    }
});

test.each<[string, Kind, boolean]>([
  ['interlaced', [16, 6, 0, 0, 1], true],
  ['interlaced in another way', [8, 2, 0, 0, 2], false],
  ['compressed in another way', [8, 2, 1], false],
  ['filtered in another way', [8, 2, 0, 1], false],
])('a PNG that is %s is read: %s', (_, kind, isPicture) => {
  const read = () => readPng(fileOf(header(kind), pixels, end));
  if (isPicture) expect(read).not.toThrow();
  else expect(read).toThrow('not-a-picture');
});

test.each<[string, Named[]]>([
  ['with its header in the second place', [['gAMA', Buffer.alloc(4)], usual, pixels, end]],
  ['with a header that is too short', [['IHDR', Buffer.from(usual[1] ?? []).subarray(0, 12)], pixels, end]],
  [
    'with a header that is too long',
    [['IHDR', Buffer.concat([Buffer.from(usual[1] ?? []), Buffer.alloc(1)])], pixels, end],
  ],
  ['without pixels', [usual, end]],
  ['with colours by number and no palette', [header([8, 3]), pixels, end]],
  ['with an unknown chunk that is needed', [usual, ['JUNK'], pixels, end]],
  ['with a chunk whose name is no word', [usual, ['te t'], pixels, end]],
  ['with a chunk whose name is short of letters', [usual, ['te1t'], pixels, end]],
])('a PNG %s is no picture', (_, chunks) =>
  expect(() => readPng(fileOf(...chunks))).toThrow('not-a-picture'),
);

test('a chunk that ends behind the file is no picture', () => {
  const file = fileOf(usual, pixels, end);
  file.writeUInt32BE(file.length, 8);
  expect(() => readPng(file)).toThrow('not-a-picture');
});

test('colours are kept, and all that says something else is dropped', () => {
  const colours: Named[] = [
    ...(['gAMA', 'cHRM', 'sRGB', 'iCCP'] as const).map((name): Named => [name, Buffer.from(name)]),
    palette,
    ['tRNS', Buffer.alloc(1)],
  ];
  const others: Named[] = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'fdAT', 'prVt'].map((name) => [
    name,
  ]);
  const { bytes } = readPng(fileOf(header([16, 6]), ...others, ...colours, pixels, ...others, end));
  expect(bytes.equals(fileOf(header([16, 6]), ...colours, pixels, end))).toBe(true);
});
