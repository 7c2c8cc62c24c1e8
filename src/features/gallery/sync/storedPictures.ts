import { mostPixels } from '../../../config/uploads.ts';
import type { StoredPicture } from '../../../contracts/storedPicture.ts';
import { publish, published } from '../../../lib/recordStore.ts';
import { call } from '../../../lib/browser/http.ts';

/** Selects the stored pictures that a page shows. */
export interface PictureQuery {
  /** Rank of the newest stored picture that the build knew: only newer ones are requested. */
  newest?: string | undefined;
  /** At most so many, the newest ones. */
  limit?: number | undefined;
}

/** Address of the list of stored pictures. */
export const listAddress = ({ newest, limit }: PictureQuery) =>
  `/api/cloudinary?full${newest ? `&newerThan=${newest}` : ''}${limit ? `&limit=${limit}` : ''}` as const;

/** Requests the list of stored pictures. Rejects when the request fails or the answer is not JSON. */
export async function requestPictures(query: PictureQuery, signal: AbortSignal): Promise<unknown> {
  const response = await call(listAddress(query), { signal });
  return response.json();
}

/** Publishes the pictures of an answer, together with those that arrived while it was on its way. */
export function publishPictures(answer: unknown): void {
  const pictures = joinedPictures(answer, published('pictures') ?? []);
  if (pictures.length > 0) publish('pictures', pictures);
}

/** Publishes pictures that the desk has just uploaded, before the ones of this page. */
export function addPictures(uploaded: readonly StoredPicture[]): void {
  publish('pictures', joinedPictures(published('pictures') ?? [], uploaded));
}

/**
 * The pictures of an answer in their order; in front of them those that arrived meanwhile and are not in it. Leaves out values that break
 * the contract visibly.
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
