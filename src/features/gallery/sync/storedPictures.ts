import { mostPixels } from '../../../config/uploads.ts';
import type { StoredPicture } from '../../../contracts/storedPicture.ts';
import { publish, published } from '../../../lib/recordStore.ts';
import { call } from '../../../lib/browser/http.ts';

/** Which stored pictures a page asks for. */
export interface Wanted {
  /** Rank of the newest stored picture that the build knew: only newer ones are wanted. */
  newest?: string | undefined;
  /** At most so many, the newest ones. */
  limit?: number | undefined;
}

/** The address of their list. */
export const listAddress = ({ newest, limit }: Wanted) =>
  `/api/cloudinary?full${newest ? `&newerThan=${newest}` : ''}${limit ? `&limit=${limit}` : ''}` as const;

/** Shows the pictures of the store that are newer than the build's, before all others. Throws where the API does not answer. */
export async function showStoredPictures(wanted: Wanted): Promise<void> {
  const response = await call(listAddress(wanted));
  const pictures = joinedPictures(await response.json(), published('pictures') ?? []);
  if (pictures.length > 0) publish('pictures', pictures);
}

/**
 * The pictures of an answer of the API, in its order; before them those that arrived meanwhile and are not in it. Leaves out what
 * breaks the contract in a way that would show.
 */
export function joinedPictures(answer: unknown, arrived: readonly StoredPicture[]): StoredPicture[] {
  const stored = Array.isArray(answer) ? answer.filter(isPicture) : [];
  const ids = new Set(stored.map(({ id }) => id));
  return [...arrived.filter(({ id }) => !ids.has(id)), ...stored];
}

/** As much of the contract (`src/contracts/storedPicture.ts`) as the gallery stands on, without its library. */
function isPicture(each: unknown): each is StoredPicture {
  if (typeof each !== 'object' || each === null) return false;
  const { id, url, width, height } = each as Partial<Record<keyof StoredPicture, unknown>>;
  return (
    typeof id === 'string' &&
    typeof url === 'string' &&
    // A path of our own host, which `//elsewhere` is not.
    /^\/(?!\/)/.test(url) &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    width > 0 &&
    height > 0 &&
    width * height <= mostPixels
  );
}
