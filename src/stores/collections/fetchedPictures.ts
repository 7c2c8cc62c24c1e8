import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { replaceFile } from '../../lib/replaceFile.ts';
import { bodyError, respond } from '../../services/http/request.ts';
import { withRetry } from '../../services/http/retry.ts';
import { ServiceError } from '../../services/http/serviceError.ts';

/** A picture at a source. */
export interface WantedPicture {
  /** Identifies its bytes: an address, or an id. */
  key: string;
  /** Reads it once; throws a `ServiceError`. */
  read: (signal: AbortSignal) => Promise<Uint8Array>;
}

/** The name under which `picture()` finds it in its folder, or the reason why it is missing. */
type FetchedPicture =
  | { img: string; reason?: never; isBroken?: never }
  /** `isBroken` where the file was read and is no picture, so that another try would change nothing. */
  | { img?: never; reason: string; isBroken?: boolean };

/** Fetches pictures; the results have the order of `wanted`. */
export type FetchPictures = (wanted: readonly WantedPicture[]) => Promise<FetchedPicture[]>;

/** Limits of fetching; times in milliseconds, as in `src/config/services.ts`. */
export interface PictureLimits {
  pauses: readonly number[];
  pictureTimeoutMs: number;
  timePerPictureMs: number;
  picturesAtOnce: number;
}

/** Maximum size of a picture, in bytes. */
const maxBytes = 20_000_000;

/**
 * Saves pictures of services in `folder`, so that the build renders them as its own. A picture that is there is not fetched again. The time
 * limit for all grows with their number.
 */
export function pictureFetcher(folder: string, limits: PictureLimits): FetchPictures {
  const { pauses, pictureTimeoutMs, timePerPictureMs, picturesAtOnce } = limits;
  return async (wanted) => {
    const files = wanted.map((picture) => ({ ...picture, ...fileOf(folder, picture.key) }));
    const missing = files.filter(({ file }) => !existsSync(file));
    const all = AbortSignal.timeout(pictureTimeoutMs + missing.length * timePerPictureMs);
    const fetchOne = async ({ read, file, img }: (typeof files)[number]): Promise<FetchedPicture> => {
      if (existsSync(file)) return { img };
      const readOnce = () => read(AbortSignal.any([all, AbortSignal.timeout(pictureTimeoutMs)]));
      try {
        const isSaved = await savePicture(await withRetry(readOnce, pauses, all)(), file);
        return isSaved ? { img } : { reason: 'is no picture', isBroken: true };
      } catch (error) {
        if (error instanceof ServiceError) return { reason: error.message };
        throw error;
      }
    };
    return pLimit(picturesAtOnce).map(files, fetchOne);
  };
}

/** The picture at an address. */
export const pictureAt = (url: string): WantedPicture => ({
  key: url,
  read: async (signal) => {
    const response = await respond(url, { signal });
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
      await response.body?.cancel();
      throw new ServiceError(`is larger than ${maxBytes} bytes`, { status: response.status });
    }
    return response.bytes().catch((cause: unknown) => {
      throw bodyError(signal, cause);
    });
  },
});

function fileOf(folder: string, key: string): { img: string; file: string } {
  const img = `fetched-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  return { img, file: join(folder, `${img}.png`) };
}

/** Saves a picture of any format as PNG. False where it cannot be decoded. */
async function savePicture(bytes: Uint8Array, file: string): Promise<boolean> {
  const png = await toPng(bytes).catch(() => undefined);
  if (!png) return false;
  await replaceFile(file, png);
  return true;
}

/** Rejects for every file that cannot be decoded, an empty one included. */
const toPng = async (bytes: Uint8Array) => sharp(bytes).rotate().png({ compressionLevel: 3 }).toBuffer();
