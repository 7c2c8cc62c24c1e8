import type { StoredPicture } from '../../../records/gallery/storedPicture.ts';
import { publish, published } from '../../../lib/recordStore.ts';
import { call } from '../../../lib/browser/http.ts';
import { loadScript } from '../../../lib/browser/loadScript.ts';

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

/** Publishes the pictures of an answer, behind those that were published while it was on its way. */
export async function publishPictures(answer: unknown, signal: AbortSignal): Promise<void> {
  if (!Array.isArray(answer) || answer.length === 0) return;
  const script = await loadScript('Gallery', () => import('./validPictures.ts'), signal);
  if (script) publish('pictures', joinedPictures(script.validPictures(answer), published('pictures') ?? []));
}

/** Publishes pictures that the desk has just uploaded, before the ones of this page. */
export function addPictures(uploaded: readonly StoredPicture[]): void {
  publish('pictures', joinedPictures(published('pictures') ?? [], uploaded));
}

/** The stored pictures in their order; in front of them the newer ones that are not among them. */
export function joinedPictures(
  stored: readonly StoredPicture[],
  newer: readonly StoredPicture[],
): StoredPicture[] {
  const ids = new Set(stored.map(({ id }) => id));
  return [...newer.filter(({ id }) => !ids.has(id)), ...stored];
}
