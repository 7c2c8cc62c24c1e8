/** The orientation of EXIF: 1 is upright, 2 to 8 are turned or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x01_12;
const short = 3;

/** The name before EXIF data in a JPEG. */
export const exifName = 'Exif\0\0';

/** Reads the orientation from EXIF data; upright where they are missing or damaged. */
export function orientationOf(exif: Buffer | undefined): Orientation {
  try {
    return exif ? read(exif) : 1;
  } catch {
    return 1;
  }
}

function read(exif: Buffer): Orientation {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const at16 = (offset: number) => (isLittle ? exif.readUInt16LE(offset) : exif.readUInt16BE(offset));
  const at32 = (offset: number) => (isLittle ? exif.readUInt32LE(offset) : exif.readUInt32BE(offset));
  const directory = at32(4);
  const entries = at16(directory);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12;
    if (at16(entry) === orientationTag) return valid(at16(entry + 8));
  }
  return 1;
}

function valid(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

/** EXIF data that hold only the orientation. */
export function exifWith(orientation: Orientation): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(orientationTag, 10);
  exif.writeUInt16BE(short, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** The size as shown: from orientation 5 on, the picture lies on its side. */
export function turned(orientation: Orientation, { width, height }: { width: number; height: number }) {
  return orientation < 5 ? { width, height } : { width: height, height: width };
}
