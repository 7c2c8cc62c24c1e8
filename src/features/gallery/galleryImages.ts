import type { Picture } from '../../images/pictures.ts';
import type { Size } from '../../images/crop.ts';
import type { RecipeName } from '../../images/recipes.ts';

/** Height of the strip's pictures in CSS pixels, on narrow and on wide windows; their width follows from the picture. */
const rows = { phone: 280, desk: 440 } as const;

/** No picture of the strip is wider than this many times its height: a panorama shows its middle. */
const widest = 1.8;

/** Pixels of a phone's print to one of CSS: hard dots at this density are sharper than 1x, and hardly heavier. */
const phoneDensity = 1.5;

/** The prints of one gallery picture of that size, at the heights of the strip. */
export function stripImages({ width, height }: Size) {
  const ratio = Math.min(width / height, widest);
  const print = (row: number) => ({ width: Math.round(row * ratio), height: row });
  return [
    { media: '(width < 48em)', recipe: 'gallery-phone', ...print(rows.phone * phoneDensity) },
    print(rows.desk),
  ] as const;
}

/** The large view fits into this many pixels. */
export const largestView: Size = { width: 1200, height: 900 };

/** The one print of a picture's large view: the whole picture, never enlarged; a photograph keeps its colours there. */
export function largeImage({ size, kind }: Pick<Picture, 'size' | 'kind'>): Size & { recipe: RecipeName } {
  const scale = Math.min(1, largestView.width / size.width, largestView.height / size.height);
  return {
    recipe: kind === 'plate' ? 'gallery-large' : 'colour',
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
}
