import type { ImageMetadata } from 'astro';
import { cutoutOf } from './print/cutout.ts';
import { digest } from './print/digest.ts';
import { PictureError } from './print/pictureError.ts';

/** A picture of `src/content`, wherever its file comes from. */
export interface Picture {
  readonly image: ImageMetadata;
  /** A plate holds two lights and a layer, anything else is an ordinary photograph. */
  readonly kind: 'plate' | 'photo';
  /** What is in the cut-out of a photograph, as a digest. */
  readonly cutout?: string | undefined;
}

type Files = Readonly<Record<string, ImageMetadata>>;

const files = import.meta.glob<ImageMetadata>(
  ['../content/**/*.{png,jpg,jpeg,webp,avif,tiff,svg,PNG,JPG,JPEG}', '!../content/**/*.cutout.*'],
  { eager: true, import: 'default' },
);

/** The picture of that name, `members/nora`, whatever kind of file it is. Throws a `PictureError` if there is none, or more than one. */
export function picture(name: string): Picture {
  const { image, kind } = findPicture(name, files);
  const cutout = kind === 'photo' ? cutoutOf(name) : undefined;
  return { image, kind, cutout: cutout && digest(cutout) };
}

/** The same among given files, keyed by their paths. */
export function findPicture(name: string, candidates: Files): Pick<Picture, 'image' | 'kind'> {
  const found = Object.entries(candidates).filter(([path]) => nameOf(path) === name);
  const [first, second] = found;
  if (!first) {
    throw new PictureError(
      `There is no picture "${name}": put it in src/content as ${name}.jpg, or as ${name}.plate.png.`,
    );
  }
  if (second) {
    const paths = found.map(([path]) => path.replace('../', 'src/')).join(' and ');
    throw new PictureError(
      `There is more than one picture "${name}": keep one of ${paths}, delete the rest.`,
    );
  }
  const [path, image] = first;
  // A drawing is imported as a component that carries its size; Astro wants the size alone.
  return {
    image: typeof image === 'function' ? { ...(image as ImageMetadata) } : image,
    kind: isPlate(path) ? 'plate' : 'photo',
  };
}

function nameOf(path: string): string {
  return path.replace(/^.*\/content\//, '').replace(/(\.plate)?\.[^.]+$/, '');
}

function isPlate(path: string): boolean {
  return /\.plate\.[^.]+$/.test(path);
}
