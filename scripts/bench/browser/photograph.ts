import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Noise: of all pictures the hardest to make small. */
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

/** The path of a photograph as large phones take them, 48 megapixels and about 20 MB; made once, since that takes its time. */
export async function hugePhotograph(root: string): Promise<string> {
  const folder = join(root, 'test-results/photographs');
  const path = join(folder, '48-megapixels.jpg');
  if (existsSync(path)) return path;
  // The same piece over and over: noise for the whole would take a minute.
  const tile = await noise(800, 600).png().toBuffer();
  const whole = sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888' } });
  const photograph = whole.composite([{ input: tile, tile: true }]).jpeg({ quality: 76 });
  await mkdir(folder, { recursive: true });
  // Under its name only once it is whole, for whoever comes after a run that was stopped.
  await writeFile(`${path}.part`, await photograph.toBuffer());
  await rename(`${path}.part`, path);
  return path;
}
