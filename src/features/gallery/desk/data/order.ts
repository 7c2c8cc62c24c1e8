import { homePageRecords } from '../../../../config/behaviour.ts';
import { byRank, type GalleryPicture } from '../../../../records/gallery/storedPicture.ts';

/** A picture and the place, counted from 1, that it is on its way to. */
export interface Move {
  id: string;
  place: number;
}

/** The pictures by their ranks, with each move already made; the last one last. */
export function arrange(pictures: readonly GalleryPicture[], moves: readonly Move[]): GalleryPicture[] {
  let arranged = pictures.toSorted(byRank);
  for (const { id, place } of moves) {
    const moved = arranged.find((picture) => picture.id === id);
    if (moved) arranged = arranged.filter((picture) => picture !== moved).toSpliced(place - 1, 0, moved);
  }
  return arranged;
}

/** The pages of the site that show a picture. */
export type Where = 'home' | 'all' | 'pending';

/** Tells where a picture of the arranged ones is shown; the home page holds the first 60 that visitors see. */
export function whereShown(arranged: readonly GalleryPicture[], id: string): Where {
  const visible = arranged.filter(({ pending }) => !pending);
  const index = visible.findIndex((picture) => picture.id === id);
  if (index === -1) return 'pending';
  return index < homePageRecords ? 'home' : 'all';
}
