import type { CheckedPicture } from '../../../src/stores/gallery/gallery.ts';
import { assertPicture, type JpegSegment, segmentsOf } from './jpegSegments.ts';
import { exifName, exifWith, type Orientation, orientationOf, turned } from './orientation.ts';

/** Frames that browsers show: baseline, extended and progressive pictures with Huffman codes. */
const frames = [0xc0, 0xc1, 0xc2];
/** Segments of the picture itself: frames, tables, restarts and scans. */
const parts = [...frames, 0xc4, 0xda, 0xdb, 0xdc, 0xdd];

const start = Buffer.from([0xff, 0xd8]);
const end = Buffer.from([0xff, 0xd9]);

/** Keeps the picture itself, its colour profile and its orientation; throws `not-a-picture` for an invalid structure. */
export function readJpeg(bytes: Buffer): CheckedPicture {
  assertPicture(bytes.subarray(0, 2).equals(start));

  const segments = segmentsOf(bytes);
  const frame = segments.find(({ marker }) => marker >= 0xc0 && marker <= 0xcf && !isTable(marker));
  assertPicture(
    frame !== undefined && frames.includes(frame.marker) && segments.some(({ marker }) => marker === 0xda),
  );
  // Eight bits, a number of components that browsers know, and a header of the declared length.
  const components = frame.data.readUInt8(5);
  assertPicture(frame.data.readUInt8(0) === 8 && [1, 3, 4].includes(components));
  assertPicture(frame.data.length === 6 + 3 * components);

  const orientation = orientationIn(segments);
  const size = { height: frame.data.readUInt16BE(1), width: frame.data.readUInt16BE(3) };
  const clean = segments.flatMap((segment) => cleanSegment(segment) ?? []);
  return {
    type: 'image/jpeg',
    bytes: Buffer.concat([start, ...exifSegment(orientation), ...clean, end]),
    ...turned(orientation, size),
  };
}

const isTable = (marker: number) => [0xc4, 0xc8, 0xcc].includes(marker);
const begins = (data: Buffer, name: string) => data.toString('latin1', 0, name.length) === name;

/** The bytes of a segment to keep, `undefined` for any other. */
function cleanSegment({ marker, data, bytes }: JpegSegment): Buffer | undefined {
  if (parts.includes(marker)) return bytes;
  // The colours: a profile, or the mark of Adobe's programs.
  if (marker === 0xe2 && begins(data, 'ICC_PROFILE\0')) return bytes;
  if (marker === 0xee && begins(data, 'Adobe')) return bytes;
  if (marker === 0xe0 && begins(data, 'JFIF\0')) return withoutThumbnail(data);
  return undefined;
}

/** Drops the small picture that a JFIF segment may hold: it may show parts that were cut away later. */
function withoutThumbnail(jfif: Buffer): Buffer {
  assertPicture(jfif.length >= 14);
  return Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), jfif.subarray(0, 12), Buffer.from([0, 0])]);
}

function orientationIn(segments: readonly JpegSegment[]): Orientation {
  const exif = segments.find(({ marker, data }) => marker === 0xe1 && begins(data, exifName));
  return orientationOf(exif?.data.subarray(exifName.length));
}

function exifSegment(orientation: Orientation): Buffer[] {
  if (orientation === 1) return [];
  const data = Buffer.concat([Buffer.from(exifName, 'latin1'), exifWith(orientation)]);
  return [Buffer.from([0xff, 0xe1, 0, data.length + 2]), data];
}
