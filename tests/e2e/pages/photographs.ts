import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, buffer, mimeType });

const blank = (width: number, height: number) =>
  ({ width, height, channels: 3, background: '#888' }) as const;

/** Noise, the hardest picture to compress. */
const noise = (width: number, height: number) =>
  sharp({ create: { ...blank(width, height), noise: { type: 'gaussian', mean: 128, sigma: 40 } } });

/** A photograph of nothing. */
export const photograph = async (name: string, width = 900, height = 600) =>
  file(name, await noise(width, height).jpeg({ quality: 90 }).toBuffer());

/** 48 megapixels and about 20 MB, or fewer, taken lying on its side; it says where and with what. */
export const hugePhotograph = async (name: string, megapixels = 48) =>
  file(name, await readFile(await hugePhotographPath(megapixels)));

/** Path of a photograph of so many megapixels, like those of large phones. Created once, because it takes seconds. */
async function hugePhotographPath(megapixels: number): Promise<string> {
  const folder = 'test-results/photographs';
  const path = join(folder, `${megapixels}-placed-megapixels.jpg`);
  if (existsSync(path)) return path;
  // One repeated tile, because noise for the whole picture takes a minute.
  const tile = await noise(800, 600).png().toBuffer();
  const side = Math.sqrt(megapixels / 48);
  const whole = sharp({ create: blank(8000 * side, 6000 * side) })
    .composite([{ input: tile, tile: true }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kamerafabrik', Model: 'Taschentelefon' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
    });
  await mkdir(folder, { recursive: true });
  // Renamed when complete, so that a stopped run leaves no half file under the final name.
  await whole.jpeg({ quality: 76 }).toFile(`${path}.part`);
  await rename(`${path}.part`, path);
  return path;
}

/** A HEIC file, which this browser cannot read. */
export const heic = (name: string) =>
  file(name, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'image/heic');
