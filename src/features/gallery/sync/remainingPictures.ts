import type { StoredPicture } from '../../../contracts/storedPicture.ts';

/**
 * Says of each picture that the build wrote, by its id in the store if it has one, whether it stays when others are added before it.
 * One that is among the added ones was moved to the front; and the page holds at most `limit` pictures.
 */
export function remainingPictures(
  built: readonly (string | undefined)[],
  added: readonly StoredPicture[],
  limit = Infinity,
): boolean[] {
  const moved = new Set<string | undefined>(added.map(({ id }) => id));
  let room = limit - added.length;
  return built.map((id) => !moved.has(id) && room-- > 0);
}
