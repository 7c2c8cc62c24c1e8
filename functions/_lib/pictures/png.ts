import { crc32 } from 'node:zlib';
import { exifWith, orientationOf, turned } from './orientation.ts';
import { must, type ReadPicture } from './assertPicture.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The pixels, and what says which colours they are; the frames of an animation go with all the rest. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'];
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
  /** All of it, with length and checksum. */
  bytes: Buffer;
}

export const isPng = (bytes: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/** Keeps what shows the picture, its colours, and which way up it is. */
export const readPng: ReadPicture = (bytes) => {
  const chunks = chunksOf(bytes);
  const [header, ...rest] = chunks;
  must(header?.name === 'IHDR' && header.data.length === 13);
  must(rest.every(({ name }) => isKnown(name)) && rest.some(({ name }) => name === 'IDAT'));
  const [depth, colours, compression, filter, interlace] = header.data.subarray(8);
  must(depths[colours ?? -1]?.includes(depth ?? 0) === true);
  must(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1));
  must(colours !== 3 || rest.some(({ name }) => name === 'PLTE'));

  const orientation = orientationOf(rest.find(({ name }) => name === 'eXIf')?.data);
  const clean = chunks.filter(({ name }) => kept.includes(name)).map((chunk) => chunk.bytes);
  if (orientation !== 1) clean.splice(1, 0, chunk('eXIf', exifWith(orientation)));
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  return { type: 'image/png', bytes: Buffer.concat([signature, ...clean]), ...turned(orientation, size) };
};

/** All up to the last one, each with its checksum right; what follows is left out. Refuses a file without an end. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let offset = signature.length;
  while (chunks.at(-1)?.name !== 'IEND') {
    const length = file.readUInt32BE(offset);
    const end = offset + 12 + length;
    must(end <= file.length);
    const named = file.subarray(offset + 4, end - 4);
    must(crc32(named) === file.readUInt32BE(end - 4));
    const name = named.toString('latin1', 0, 4);
    chunks.push({ name, data: named.subarray(4), bytes: file.subarray(offset, end) });
    offset = end;
  }
  return chunks;
}

/** A chunk whose name begins with a capital is needed to show the picture: an unknown one is no picture for us. */
const isKnown = (name: string) => kept.includes(name) || /^[a-z][A-Za-z]{3}$/.test(name);

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}
