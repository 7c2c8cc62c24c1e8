import type { Sharp } from 'sharp';
import type { Size } from './crop.ts';
import { encode, raster } from './encode.ts';
import { figures } from './figures.ts';
import { halftone } from './halftone.ts';
import { inkAlone, onStock } from './mix.ts';
import type { PrintFormat, PrintOrder } from './order.ts';
import { PictureError } from './pictureError.ts';
import { fitted, readPlate, type Plate } from './plate.ts';
import { colourQuality, maskQuality, recipes, type Quality, type Recipe } from './recipes.ts';

/** From this enlargement on, edges of the source show as steps in the print. */
const tolerableEnlargement = 1.6;

/** A print that has been ordered, and the files it is made from. */
export interface Job {
  readonly order: PrintOrder;
  readonly size: Size;
  readonly format: PrintFormat;
  readonly file: Uint8Array;
  readonly cutout?: Uint8Array | undefined;
}

/** What is to be written, and how well. */
interface Proof {
  readonly picture: Sharp;
  readonly quality: Quality;
  readonly enlargement: number;
}

/** Prints a picture into the bytes of a file. Throws a `PictureError` if it cannot be read; `warn` is told if it is too small. */
export async function print(job: Job, warn: (sentence: string) => void): Promise<Uint8Array> {
  const { order, size, format } = job;
  try {
    const { picture, quality, enlargement } = await proof(job);
    if (enlargement > tolerableEnlargement) {
      warn(
        `${order.picture} is printed ${size.width} pixels wide from only ${Math.round(size.width / enlargement)}: ` +
          'it will look coarse, a larger file helps.',
      );
    }
    return await encode(picture, format, quality[format]);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PictureError(
      `${order.picture} cannot be printed (${reason}); save the picture again as PNG or JPEG and put it in src/content/.`,
      { cause },
    );
  }
}

async function proof({ order, size, file, cutout }: Job): Promise<Proof> {
  if (order.recipe === 'colour') {
    return { ...(await fitted(file, size, order)), quality: colourQuality };
  }
  const recipe = recipes[order.recipe];
  const plate = await readPlate({ kind: order.kind, file, cutout }, size, order);
  const mask = order.layer === 'figures';
  return {
    picture: raster(mask ? figures(plate) : ink(plate, recipe), size),
    quality: mask ? maskQuality : recipe.quality,
    enlargement: plate.enlargement,
  };
}

function ink(plate: Plate, recipe: Recipe): Uint8Array {
  const inks = halftone(plate, recipe);
  return recipe.clear ? inkAlone(inks, recipe) : onStock(inks, recipe);
}
