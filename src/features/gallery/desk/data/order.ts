import { homePageRecords } from '../../../../config/behaviour.ts';
import { byRank, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';

/** True for a picture that no visitor sees before it is described. A description that waits counts. */
export const isUndescribed = ({ pending, alt, decorative }: GalleryPicture): boolean =>
  pending === true && !(alt ?? decorative);

/** A picture, and the one behind which it is on its way; null for the first place. */
export interface Move {
  id: string;
  after: string | null;
}

/** The pictures by their ranks, with each move already made; the last one last. */
export function arrange(pictures: readonly GalleryPicture[], moves: readonly Move[]): GalleryPicture[] {
  let arranged = pictures.toSorted(byRank);
  for (const { id, after } of moves) {
    const moved = arranged.find((picture) => picture.id === id);
    const others = arranged.filter((picture) => picture !== moved);
    const before = others.findIndex((picture) => picture.id === after);
    if (moved && (before >= 0 || after === null)) arranged = others.toSpliced(before + 1, 0, moved);
  }
  return arranged;
}

/** The pages of the site that show a picture. */
export type Where = 'home' | 'all' | 'pending';

/** Tells where a picture of the arranged ones is shown; the home page holds the first 60 that visitors see. */
export function whereShown(arranged: readonly GalleryPicture[], id: string): Where {
  const visible = arranged.filter((picture) => !isUndescribed(picture));
  const index = visible.findIndex((picture) => picture.id === id);
  if (index === -1) return 'pending';
  return index < homePageRecords ? 'home' : 'all';
}
