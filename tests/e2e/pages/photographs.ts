import { existsSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A photograph of nothing: noise, which no encoder can make small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType });

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

/** 48 megapixels and about 20 MB, as large phones take them; made once, since that takes its time. */
export async function hugePhotograph(name: string) {
  const folder = 'test-results/photographs';
  const path = join(folder, 'huge.jpg');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await noise(8000, 6000).jpeg({ quality: 62 }).toBuffer());
  }
  return file(name, readFileSync(path));
}

/** What a phone calls HEIC, and this browser cannot read. */
export const heic = (name: string) =>
  file(name, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic');
