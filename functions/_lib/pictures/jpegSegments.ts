import { ProblemError } from '../http/problemError.ts';

/** A part of a JPEG file. */
export interface JpegSegment {
  marker: number;
  /** The content, without marker and length. */
  data: Buffer;
  /** The whole segment; for a scan, with the coded pixels that follow. */
  bytes: Buffer;
}

/** Throws a 422 where a condition of a valid picture does not hold. */
export function assertPicture(holds: boolean): asserts holds {
  if (!holds) throw new ProblemError('not-a-picture');
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Reads a file from its start to its end marker, and leaves out anything behind it. Throws for a file without an end marker. */
export function segmentsOf(file: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = [];
  let offset = 2;
  for (;;) {
    assertPicture(file.readUInt8(offset) === 0xff);
    // Any number of 0xff may stand before a marker.
    while (file.readUInt8(offset + 1) === 0xff) offset++;
    const marker = file.readUInt8(offset + 1);
    if (marker === endOfImage) return segments;

    // Markers without a length are invalid between segments.
    assertPicture(marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8));
    const length = file.readUInt16BE(offset + 2);
    const end = offset + 2 + length;
    assertPicture(length >= 2 && end < file.length);
    const next = marker === startOfScan ? endOfScan(file, end) : end;
    segments.push({ marker, data: file.subarray(offset + 4, end), bytes: file.subarray(offset, next) });
    offset = next;
  }
}

/** Finds the marker that ends coded pixels. Within them 0xff is followed by 0, and restarts (0xd0 to 0xd7) are part of them. */
function endOfScan(file: Buffer, start: number): number {
  for (let offset = file.indexOf(0xff, start); offset !== -1; offset = file.indexOf(0xff, offset + 1)) {
    const next = file.readUInt8(offset + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) {
      assertPicture(offset > start);
      return offset;
    }
  }
  throw new ProblemError('not-a-picture');
}
