import { type JpegSegment, segmentsOf } from './jpegSegments.ts';
import { exifName, exifWith, type Orientation, orientationOf, turned } from './orientation.ts';
import { must, type ReadPicture } from './assertPicture.ts';

/** What browsers show: baseline, extended, and progressive pictures, by their Huffman codes. */
const frames = [0xc0, 0xc1, 0xc2];
/** Tables, restarts, and the scans themselves. */
const parts = [...frames, 0xc4, 0xda, 0xdb, 0xdc, 0xdd];

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);

const signature = Buffer.from([0xff, 0xd8, 0xff]);

export const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(signature);

/** Keeps what shows the picture, its colour profile, and which way up it is. */
export const readJpeg: ReadPicture = (bytes) => {
  const segments = segmentsOf(bytes);
  const frame = segments.find(({ marker }) => marker >= 0xc0 && marker <= 0xcf && !isTable(marker));
  must(
    frame !== undefined && frames.includes(frame.marker) && segments.some(({ marker }) => marker === 0xda),
  );
  // Eight bits, and the count of components that browsers know; the header is as long as it says.
  const components = frame.data.readUInt8(5);
  must(frame.data.readUInt8(0) === 8 && [1, 3, 4].includes(components));
  must(frame.data.length === 6 + 3 * components);

  const orientation = orientationIn(segments);
  const size = { height: frame.data.readUInt16BE(1), width: frame.data.readUInt16BE(3) };
  const kept = segments.flatMap((segment) => keep(segment) ?? []);
  return {
    type: 'image/jpeg',
    bytes: Buffer.concat([start, ...exifSegment(orientation), ...kept, end]),
    ...turned(orientation, size),
  };
};

const isTable = (marker: number) => [0xc4, 0xc8, 0xcc].includes(marker);
const begins = (data: Buffer, name: string) => data.toString('latin1', 0, name.length) === name;

/** The bytes of a segment that stays. */
function keep({ marker, data, bytes }: JpegSegment): Buffer | undefined {
  if (parts.includes(marker)) return bytes;
  // The colours: a profile, and how Adobe's programs wrote them.
  if (marker === 0xe2 && begins(data, 'ICC_PROFILE\0')) return bytes;
  if (marker === 0xee && begins(data, 'Adobe')) return bytes;
  if (marker === 0xe0 && begins(data, 'JFIF\0')) return withoutThumbnail(data);
  return undefined;
}

/** A JFIF segment may hold a small picture of its own, of what was later cut away, for example. */
function withoutThumbnail(jfif: Buffer): Buffer {
  must(jfif.length >= 14);
  return Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), jfif.subarray(0, 12), Buffer.from([0, 0])]);
}

function orientationIn(segments: readonly JpegSegment[]): Orientation {
  const exif = segments.find(({ marker, data }) => marker === 0xe1 && begins(data, exifName));
  return orientationOf(exif?.data);
}

function exifSegment(orientation: Orientation): Buffer[] {
  if (orientation === 1) return [];
  const data = Buffer.concat([Buffer.from(exifName, 'latin1'), exifWith(orientation)]);
  return [Buffer.from([0xff, 0xe1, 0, data.length + 2]), data];
}
