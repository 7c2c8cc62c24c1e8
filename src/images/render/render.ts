import type { Size } from '../crop.ts';
import { encodeColours, encodeDots, raster } from './encode.ts';
import { figures } from './figures.ts';
import { halftone } from './halftone.ts';
import { inkAlone, onStock } from './mix.ts';
import type { ImageFormat, RenderOptions } from '../renderOptions.ts';
import { PictureError } from '../pictureError.ts';
import { fitted, readPlate, type Plate } from './plate.ts';
import { recipes, type Recipe } from '../recipes.ts';

/** From this enlargement on, edges of the source show as steps in the print. */
const tolerableEnlargement = 1.6;

/** A print that has been ordered, and the files it is made from. */
export interface Job {
  readonly order: RenderOptions;
  readonly size: Size;
  readonly format: ImageFormat;
  readonly file: Uint8Array;
  readonly cutout?: Uint8Array | undefined;
}

/** Prints a picture into the bytes of a file. Throws a `PictureError` if it cannot be read; `warn` is told if it is too small. */
export async function print(job: Job, warn: (sentence: string) => void): Promise<Uint8Array> {
  const { order, size } = job;
  try {
    const { data, enlargement } =
      order.recipe === 'colour' ? await resized(job) : await halftoned(job, order.recipe);
    if (enlargement > tolerableEnlargement) {
      const pixels = Math.round(size.width / enlargement);
      warn(
        `${order.picture} is printed ${size.width} pixels wide from only ${pixels}: use a larger picture.`,
      );
    }
    return data;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PictureError(
      `${order.picture} cannot be printed (${reason}); save the picture again as PNG or JPEG and put it in src/content/.`,
      { cause },
    );
  }
}

interface Copy {
  readonly data: Uint8Array;
  readonly enlargement: number;
}

async function resized({ order, size, format, file }: Job): Promise<Copy> {
  const { picture, enlargement } = await fitted(file, size, order);
  return { data: await encodeColours(picture, format), enlargement };
}

async function halftoned(
  { order, size, format, file, cutout }: Job,
  name: keyof typeof recipes,
): Promise<Copy> {
  const recipe = recipes[name];
  const plate = await readPlate({ kind: order.kind, file, cutout }, size, order);
  const pixels = order.layer === 'figures' ? figures(plate) : inked(plate, recipe);
  return { data: await encodeDots(raster(pixels, size), format), enlargement: plate.enlargement };
}

function inked(plate: Plate, recipe: Recipe): Uint8Array {
  const inks = halftone(plate, recipe);
  return recipe.clear ? inkAlone(inks, recipe) : onStock(inks, recipe);
}
