import { ProblemError } from '../http/problemError.ts';
import { must } from './assertPicture.ts';

/** A part of a JPEG file. */
export interface JpegSegment {
  marker: number;
  /** What it holds, without marker and length. */
  data: Buffer;
  /** All of it; for a scan, with the coded pixels that follow. */
  bytes: Buffer;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Walks through a file from its start to its end marker; what follows that is left out. Refuses a file without an end. */
export function segmentsOf(file: Buffer): JpegSegment[] {
  const segments: JpegSegment[] = [];
  let offset = 2;
  for (;;) {
    must(file.readUInt8(offset) === 0xff);
    // Any number of 0xff may stand before a marker.
    while (file.readUInt8(offset + 1) === 0xff) offset++;
    const marker = file.readUInt8(offset + 1);
    if (marker === endOfImage) return segments;

    // Markers without a length have no business between segments.
    must(marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8));
    const length = file.readUInt16BE(offset + 2);
    const end = offset + 2 + length;
    must(length >= 2 && end < file.length);
    const next = marker === startOfScan ? endOfScan(file, end) : end;
    segments.push({ marker, data: file.subarray(offset + 4, end), bytes: file.subarray(offset, next) });
    offset = next;
  }
}

/** Coded pixels go on to the next marker; 0xff within them is followed by 0, and restarts (0xd0 to 0xd7) belong to them. */
function endOfScan(file: Buffer, start: number): number {
  for (let offset = file.indexOf(0xff, start); offset !== -1; offset = file.indexOf(0xff, offset + 1)) {
    const next = file.readUInt8(offset + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) {
      must(offset > start);
      return offset;
    }
  }
  throw new ProblemError('not-a-picture');
}
