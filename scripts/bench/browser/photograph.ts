import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Noise, the hardest picture to compress. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** Path of a photograph of 48 megapixels and about 20 MB, like those of large phones. Created once, because it takes seconds. */
export async function hugePhotograph(root: string): Promise<string> {
  const folder = join(root, 'test-results/photographs');
  const path = join(folder, '48-megapixels.jpg');
  if (existsSync(path)) return path;
  // One repeated tile, because noise for the whole picture takes a minute.
  const tile = await noise(800, 600).png().toBuffer();
  const whole = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888' } });
  const photograph = whole.composite([{ input: tile, tile: true }]).jpeg({ quality: 76 });
  await mkdir(folder, { recursive: true });
  // Renamed when complete, so that a stopped run leaves no half file under the final name.
  await writeFile(`${path}.part`, await photograph.toBuffer());
  await rename(`${path}.part`, path);
  return path;
}
