import type { Picture } from '../../images/pictures.ts';
import type { Size } from '../../images/crop.ts';
import type { RecipeName } from '../../images/recipes.ts';

/** Height of the strip's pictures in CSS pixels, on narrow and on wide windows; their width follows from the picture. */
const rows = { phone: 280, desk: 440 } as const;

/** Largest ratio of width to height in the strip: a panorama shows its middle. */
const widest = 1.8;

/** Device pixels for one CSS pixel on a phone: hard dots at this density are sharper than at 1, and hardly heavier. */
const phoneDensity = 1.5;

/** The variants of a gallery picture of that size, at the heights of the strip. */
export function stripImages({ width, height }: Size) {
  const ratio = Math.min(width / height, widest);
  const variant = (row: number) => ({ width: Math.round(row * ratio), height: row });
  return [
    { media: '(width < 48em)', recipe: 'gallery-phone', ...variant(rows.phone * phoneDensity) },
    variant(rows.desk),
  ] as const;
}

/** Largest size of the large view, in pixels. */
const largestView: Size = { width: 1200, height: 900 };

/** The variant of a picture's large view: the whole picture, never enlarged. A photograph keeps its colours. */
export function largeImage({ size, kind }: Pick<Picture, 'size' | 'kind'>): Size & { recipe: RecipeName } {
  const scale = Math.min(1, largestView.width / size.width, largestView.height / size.height);
  return {
    recipe: kind === 'plate' ? 'gallery-large' : 'colour',
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
}
