import type { ImageMetadata } from 'astro';
import { folder } from '../../generated/band.ts';
import type { Size } from './crop.ts';
import { cutoutOf } from './cutout.ts';
import { digest } from './digest.ts';
import { PictureError } from './pictureError.ts';

/** A picture of the band, of any file format. */
export interface Picture {
  /** Only for Astro's `getImage`. Reading its width or address makes Astro publish the original. */
  readonly image: ImageMetadata;
  readonly size: Size;
  /** A plate holds two lights and a layer. Any other file is an ordinary photograph. */
  readonly kind: 'plate' | 'photo';
  /** Digest of the photograph's cut-out. */
  readonly cutout?: string | undefined;
}

const files = import.meta.glob<ImageMetadata>(
  [
    '../../generated/content/**/*.{png,jpg,jpeg,webp,avif,tiff,svg}',
    '!../../generated/content/**/*.cutout.*',
    // Drawings of the name (`name/drawingFile.ts`).
    '!../../generated/content/pictures/{logo,logo-phone,logo-desk,icon}.svg',
    // Pictures that the loaders downloaded from other services.
    '/node_modules/.astro/sources/pictures/**/*.png',
  ],
  { eager: true, import: 'default', exhaustive: true },
);

/** The picture of a name such as `members/nora`. Throws a `PictureError` if there is none, or more than one. */
export function picture(name: string): Picture {
  const path = choosePath(name, Object.keys(files));
  const image = files[path] as ImageMetadata & { clone?: ImageMetadata };
  // An SVG is imported as a component. It has no clone, and reading it publishes nothing.
  const { src, width, height, format } = image.clone ?? image;
  const kind = isPlate(path) ? 'plate' : 'photo';
  const cutout = kind === 'photo' ? cutoutOf(name) : undefined;
  return {
    image: image.clone ? image : { src, width, height, format },
    size: { width, height },
    kind,
    cutout: cutout && digest(cutout),
  };
}

/** The only path of a name. Throws a `PictureError` with the fix if there is none, or more than one. */
export function choosePath(name: string, paths: readonly string[]): string {
  const [path, ...rest] = paths.filter((candidate) => nameOf(candidate) === name);
  if (path === undefined) {
    throw new PictureError(
      `There is no picture "${name}": put one in ${folder} as ${name}.jpg, or as ${name}.plate.png.`,
    );
  }
  if (rest.length > 0) {
    const all = [path, ...rest].map((each) => each.replace(/^.*\/content\//, `${folder}/`)).join(', ');
    throw new PictureError(`There is more than one picture "${name}": keep one of ${all}.`);
  }
  return path;
}

/** `…/content/members/nora.plate.png` is `members/nora`, and a downloaded `…/pictures/videos/x.png` is `videos/x`. */
function nameOf(path: string): string {
  return path.replace(/^.*\/(content|sources\/pictures)\//, '').replace(/(\.plate)?\.[^.]+$/, '');
}

function isPlate(path: string): boolean {
  return /\.plate\.[^.]+$/.test(path);
}
