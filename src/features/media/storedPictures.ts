import { homePageRecords } from '../../config/behaviour.ts';
import { mostPixels } from '../../config/uploads.ts';
import type { StoredPicture } from '../../contracts/storedPicture.ts';
import { publish, published } from '../../lib/freshRecords.ts';
import { call } from '../../lib/http.ts';

/** Shows the newest pictures of the store that the build did not know, before all others. Throws where the API does not answer. */
export async function showStoredPictures(gallery: Element | null): Promise<void> {
  const response = await call('/api/cloudinary?full');
  const columns = gallery?.querySelectorAll<HTMLElement>('[data-id]') ?? [];
  const written = [...columns].flatMap(({ dataset: { id } }) => id ?? []);
  const pictures = unknownPictures(await response.json(), written, published('pictures') ?? []);
  if (pictures.length > 0) publish('pictures', pictures);
}

/**
 * Of an answer of the API, the pictures of which none is among `written`; those that arrived meanwhile stay before them. At most as
 * many as the page may hold, without what breaks the contract in a way that would show.
 */
export function unknownPictures(
  answer: unknown,
  written: readonly string[],
  arrived: readonly StoredPicture[],
): StoredPicture[] {
  if (!Array.isArray(answer)) return [];
  const known = new Set([...written, ...arrived.map(({ id }) => id)]);
  const unknown = answer.filter((each): each is StoredPicture => isPicture(each) && !known.has(each.id));
  return [...arrived, ...unknown].slice(0, homePageRecords);
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
