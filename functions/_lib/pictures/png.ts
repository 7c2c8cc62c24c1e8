import { crc32 } from 'node:zlib';
import { exifWith, orientationOf, turned } from './orientation.ts';
import { assertPicture, type PictureReader } from './assertPicture.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks of the picture itself and of its colours; all others are dropped, the frames of an animation too. */
const keptChunks = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'];
/** Bits per sample that each type of colour may have. */
const depths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  name: string;
  data: Buffer;
  /** The whole chunk, with length and checksum. */
  bytes: Buffer;
}

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/** Keeps the picture itself, its colours and its orientation. */
export const readPng: PictureReader = (bytes) => {
  const chunks = chunksOf(bytes);
  const [header, ...rest] = chunks;
  assertPicture(header?.name === 'IHDR' && header.data.length === 13);
  assertPicture(rest.every(({ name }) => isKnown(name)) && rest.some(({ name }) => name === 'IDAT'));
  const [depth, colours, compression, filter, interlace] = header.data.subarray(8);
  assertPicture(depths[colours ?? -1]?.includes(depth ?? 0) === true);
  assertPicture(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1));
  assertPicture(colours !== 3 || rest.some(({ name }) => name === 'PLTE'));

  const orientation = orientationOf(rest.find(({ name }) => name === 'eXIf')?.data);
  const clean = chunks.filter(({ name }) => keptChunks.includes(name)).map((chunk) => chunk.bytes);
  if (orientation !== 1) clean.splice(1, 0, chunk('eXIf', exifWith(orientation)));
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  return { type: 'image/png', bytes: Buffer.concat([signature, ...clean]), ...turned(orientation, size) };
};

/** Reads the chunks up to the last one, and leaves out anything behind it. Throws for a wrong checksum or a missing end. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let offset = signature.length;
  while (chunks.at(-1)?.name !== 'IEND') {
    const length = file.readUInt32BE(offset);
    const end = offset + 12 + length;
    assertPicture(end <= file.length);
    const named = file.subarray(offset + 4, end - 4);
    assertPicture(crc32(named) === file.readUInt32BE(end - 4));
    const name = named.toString('latin1', 0, 4);
    chunks.push({ name, data: named.subarray(4), bytes: file.subarray(offset, end) });
    offset = end;
  }
  return chunks;
}

/** A chunk whose name begins with a capital is needed to show the picture, so an unknown one makes the file invalid. */
const isKnown = (name: string) => keptChunks.includes(name) || /^[a-z][A-Za-z]{3}$/.test(name);

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
