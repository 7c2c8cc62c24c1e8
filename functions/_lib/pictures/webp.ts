import { exifWith, type Orientation, orientationOf, turned } from './orientation.ts';
import { assertPicture, type PictureReader } from './assertPicture.ts';
import { type WebpChunk, chunksOf, riff, webpChunk } from './webpChunks.ts';

/** Flags of the extended header: other parts of the file. */
const flags = { profile: 0x20, alpha: 0x10, exif: 0x08, animation: 0x02 };

export const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

/** Keeps the picture itself, its colour profile and its orientation. Throws for an animation. */
export const readWebp: PictureReader = (bytes) => {
  const chunks = chunksOf(bytes);
  const [first] = chunks;
  const pixels = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  assertPicture(first !== undefined && pixels !== undefined && (first === pixels || first.name === 'VP8X'));
  const size = sizeOf(pixels);
  if (first === pixels) return { type: 'image/webp', bytes: riff([first.bytes]), ...size };

  const { width, height } = canvasOf(first);
  assertPicture(width === size.width && height === size.height);
  const orientation = orientationOf(chunks.find(({ name }) => name === 'EXIF')?.data);
  return {
    type: 'image/webp',
    bytes: riff([extended(first, orientation), ...parts(chunks, pixels), ...exifChunk(orientation)]),
    ...turned(orientation, size),
  };
};

/** The frame's own size: of a lossy picture 14 bits each in its key frame, of a lossless one 14 bits less one. */
function sizeOf({ name, data }: WebpChunk): { width: number; height: number } {
  if (name === 'VP8L') {
    assertPicture(data.readUInt8(0) === 0x2f);
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
  }
  const tag = data.readUIntLE(0, 3);
  assertPicture((tag & 1) === 0 && data.readUIntBE(3, 3) === 0x9d_01_2a && tag >>> 5 < data.length - 10);
  return { width: data.readUInt16LE(6) & 0x3f_ff, height: data.readUInt16LE(8) & 0x3f_ff };
}

function canvasOf({ data }: WebpChunk): { width: number; height: number } {
  assertPicture(data.length === 10 && (data.readUInt8(0) & flags.animation) === 0);
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

function parts(chunks: readonly WebpChunk[], pixels: WebpChunk): Buffer[] {
  return chunks
    .filter((chunk) => chunk === pixels || ['ICCP', 'ALPH'].includes(chunk.name))
    .map(({ bytes }) => bytes);
}

/** The extended header for the parts that stay. */
function extended({ data }: WebpChunk, orientation: Orientation): Buffer {
  const header = Buffer.from(data);
  const stay = header.readUInt8(0) & (flags.profile | flags.alpha);
  header.writeUInt8(stay | (orientation === 1 ? 0 : flags.exif));
  return webpChunk('VP8X', header);
}

function exifChunk(orientation: Orientation): Buffer[] {
  return orientation === 1 ? [] : [webpChunk('EXIF', exifWith(orientation))];
}
