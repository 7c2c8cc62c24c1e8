import type { Size } from '../crop.ts';
import { encodeColours, encodeDots, raster } from './encode.ts';
import { halftone } from './halftone.ts';
import { inkAlone, onStock } from './mix.ts';
import type { ImageFormat, RenderOptions } from '../renderOptions.ts';
import { PictureError } from '../pictureError.ts';
import { figureMask, fitPicture, readPlate, type Plate } from './plate.ts';
import { recipes, type Recipe } from '../recipes.ts';

/** Above this enlargement, edges of the source show as steps. */
const tolerableEnlargement = 1.6;

/** The options of one output file and the source files. */
export interface Job {
  readonly options: RenderOptions;
  readonly size: Size;
  readonly format: ImageFormat;
  readonly file: Uint8Array;
  readonly cutout?: Uint8Array | undefined;
}

/** Renders a picture into the bytes of a file. Throws a `PictureError` on an unreadable picture, warns about one that is too small. */
export async function renderImage(job: Job, warn: (sentence: string) => void): Promise<Uint8Array> {
  const { options, size } = job;
  try {
    const { data, enlargement } =
      options.recipe === 'colour' ? await renderColours(job) : await renderHalftone(job, options.recipe);
    if (enlargement > tolerableEnlargement) {
      const pixels = Math.round(size.width / enlargement);
      warn(
        `${options.picture} is rendered ${size.width} pixels wide from only ${pixels}: use a larger picture.`,
      );
    }
    return data;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PictureError(
      `${options.picture} cannot be rendered (${reason}); save the picture again as PNG or JPEG and put it in src/content/.`,
      { cause },
    );
  }
}

interface Output {
  readonly data: Uint8Array;
  readonly enlargement: number;
}

async function renderColours({ options, size, format, file }: Job): Promise<Output> {
  const { picture, enlargement } = await fitPicture(file, size, options);
  return { data: await encodeColours(picture, format), enlargement };
}

async function renderHalftone(
  { options, size, format, file, cutout }: Job,
  name: keyof typeof recipes,
): Promise<Output> {
  const recipe = recipes[name];
  const plate = await readPlate({ kind: options.kind, file, cutout }, size, options);
  const pixels = options.layer === 'figures' ? figureMask(plate) : applyInks(plate, recipe);
  return { data: await encodeDots(raster(pixels, size), format), enlargement: plate.enlargement };
}

function applyInks(plate: Plate, recipe: Recipe): Uint8Array {
  const inks = halftone(plate, recipe);
  return recipe.clear ? inkAlone(inks, recipe) : onStock(inks, recipe);
}
