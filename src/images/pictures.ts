import type { ImageMetadata } from 'astro';
import type { Size } from './crop.ts';
import { cutoutOf } from './cutout.ts';
import { digest } from './digest.ts';
import { PictureError } from './pictureError.ts';

/** A picture of `src/content`, whatever file it comes from. */
export interface Picture {
  /** For Astro alone: reading its width or address would publish the original. */
  readonly image: ImageMetadata;
  readonly size: Size;
  /** A plate holds two lights and a layer, anything else is an ordinary photograph. */
  readonly kind: 'plate' | 'photo';
  /** What is in the cut-out of a photograph, as a digest. */
  readonly cutout?: string | undefined;
}

const files = import.meta.glob<ImageMetadata>(
  [
    '../content/**/*.{png,jpg,jpeg,webp,avif,tiff,svg,PNG,JPG,JPEG}',
    '!../content/**/*.cutout.*',
    // What the sources' loaders fetched from other services.
    '/node_modules/.astro/sources/pictures/**/*.png',
  ],
  { eager: true, import: 'default', exhaustive: true },
);

/** The picture of that name, such as `members/nora`. Throws a `PictureError` if there is none, or more than one. */
export function picture(name: string): Picture {
  const path = choosePath(name, Object.keys(files));
  const image = files[path] as ImageMetadata & { clone?: ImageMetadata };
  // A drawing (SVG) is imported as a component, which has no clone and publishes nothing when it is read.
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

/** The one path of that name; throws a `PictureError` that says what to do if there is none, or more than one. */
export function choosePath(name: string, paths: readonly string[]): string {
  const [path, ...rest] = paths.filter((candidate) => nameOf(candidate) === name);
  if (path === undefined) {
    throw new PictureError(
      `There is no picture "${name}": put one in src/content as ${name}.jpg, or as ${name}.plate.png.`,
    );
  }
  if (rest.length > 0) {
    const all = [path, ...rest].map((each) => each.replace(/^.*\/content\//, 'src/content/')).join(', ');
    throw new PictureError(`There is more than one picture "${name}": keep one of ${all}.`);
  }
  return path;
}

/** `../content/members/nora.plate.png` is `members/nora`, and a fetched `…/pictures/videos/x.png` is `videos/x`. */
function nameOf(path: string): string {
  return path.replace(/^.*\/(content|sources\/pictures)\//, '').replace(/(\.plate)?\.[^.]+$/, '');
}

function isPlate(path: string): boolean {
  return /\.plate\.[^.]+$/.test(path);
}
