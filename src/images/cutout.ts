import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The cut-out of a photograph, `members/nora.cutout.png` for `members/nora`, if there is one. Read from the disk, because
 * whatever is imported would be published.
 */
export function cutoutOf(picture: string): Uint8Array | undefined {
  const path = resolve('src/content', `${picture}.cutout.png`);
  return existsSync(path) ? readFileSync(path) : undefined;
}
