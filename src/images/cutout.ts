import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The cut-out of a photograph, `members/nora.cutout.png` for `members/nora`, if there is one.
 * Reads it from the disk, because Astro publishes every imported picture.
 */
export function cutoutOf(picture: string): Uint8Array | undefined {
  const path = resolve('generated/content', `${picture}.cutout.png`);
  return existsSync(path) ? readFileSync(path) : undefined;
}
