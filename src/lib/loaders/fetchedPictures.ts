import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Fetches a picture and gives the name under which `picture()` finds it in its folder; `undefined` where it cannot be had. */
export type FetchPicture = (url: string) => Promise<string | undefined>;

/** Bytes: nothing that a page shows is larger. */
const largest = 20_000_000;

/**
 * Keeps pictures of other services in `folder`, so that the build prints them as its own. A name holds a digest of the
 * picture's address: one that changes is fetched, one that is there is not.
 */
export function pictureFetcher(folder: string, signal: AbortSignal): FetchPicture {
  return async (url) => {
    const name = `fetched-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;
    const file = join(folder, `${name}.png`);
    if (existsSync(file)) return name;
    try {
      await keep(await pictureAt(url, signal), file);
      return name;
    } catch {
      return undefined;
    }
  };
}

async function pictureAt(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal });
  if (!response.ok || Number(response.headers.get('content-length') ?? 0) > largest) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** One format whatever arrived, written under its name only when it is whole. */
async function keep(bytes: Uint8Array, file: string): Promise<void> {
  const picture = await sharp(bytes).rotate().png({ compressionLevel: 3 }).toBuffer();
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.part`, picture);
  await rename(`${file}.part`, file);
}
