import { expect, test } from 'vitest';
import {
  exifWith,
  type Orientation,
  orientationOf,
  turned,
} from '../../../../../functions/_lib/pictures/orientation.ts';

const all: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** One entry of EXIF data: a tag, one short, its value. */
const entry = (tag: string, value: string) => `${tag}000300000001${value}0000`;
/** EXIF data in hexadecimal digits, the bytes of each number in the order of big machines. */
const exifOf = (...entries: string[]) =>
  Buffer.from(`4d4d002a0000000800${entries.length.toString(16).padStart(2, '0')}${entries.join('')}`, 'hex');
const little = Buffer.from('49492a000800000001001201030001000000060000000000', 'hex');

test.each(all)(
  'EXIF data that hold only orientation %i are as the standard wants them; from 5 on a picture lies on its side',
  (orientation) => {
    const exif = exifWith(orientation);
    expect(exif.toString('hex')).toBe(
      `${exifOf(entry('0112', `000${orientation}`)).toString('hex')}00000000`,
    );
    expect(orientationOf(exif)).toBe(orientation);
    const size = { width: 3, height: 2 };
    expect(turned(orientation, size)).toEqual(orientation < 5 ? size : { width: 2, height: 3 });
  },
);

test.each([
  ['in the other order of bytes', little, 6],
  ['behind another entry', exifOf(entry('010f', '0003'), entry('0112', '0008')), 8],
  ['twice: the first counts', exifOf(entry('0112', '0003'), entry('0112', '0008')), 3],
  ['not at all', exifOf(entry('010f', '0003')), 1],
  ['behind the last entry', Buffer.concat([exifOf(), Buffer.from(entry('0112', '0003'), 'hex')]), 1],
  ['as 0', exifOf(entry('0112', '0000')), 1],
  ['as 9', exifOf(entry('0112', '0009')), 1],
  ['in data that end early', exifOf(entry('0112', '0003')).subarray(0, 18), 1],
  ['in no data', Buffer.alloc(0), 1],
  ['nowhere', undefined, 1],
])('the orientation %s', (_, exif, orientation) => expect(orientationOf(exif)).toBe(orientation));
