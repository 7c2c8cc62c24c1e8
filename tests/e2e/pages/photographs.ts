import { readFile } from 'node:fs/promises';
import { hugePhotograph as makeHuge, noise } from '../../../scripts/bench/browser/photograph.ts';

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType });

/** A photograph of nothing. */
export const photograph = async (name: string, width = 900, height = 600) =>
  file(name, await noise(width, height).jpeg({ quality: 90 }).toBuffer());

/** Taken lying on its side, and it says where and with what. */
export const placedPhotograph = async (name: string) =>
  file(
    name,
    await noise(900, 600)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Kamerafabrik', Model: 'Taschentelefon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
      })
      .toBuffer(),
  );

/** 48 megapixels and about 20 MB. */
export const hugePhotograph = async (name: string) => file(name, await readFile(await makeHuge('.')));

/** A HEIC file, which this browser cannot read. */
export const heic = (name: string) =>
  file(name, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic');
