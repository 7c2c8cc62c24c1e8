import sharp, { type Sharp } from 'sharp';
import { cropWindow, type Crop, type Size } from '../crop.ts';

/** The input of the renderer: two lights and a layer for every pixel of the output. */
export interface Plate extends Size {
  /** A photograph has one light for both inks, and tones of its own. */
  readonly photograph: boolean;
  /** Whether the layer is known. A photograph without a cut-out counts as one figure. */
  readonly layered: boolean;
  /** Pixels of the output per pixel of the source: above 1 the source is too small. */
  readonly enlargement: number;
  /** Three bytes a pixel: red light, white light, layer. */
  readonly data: Uint8Array;
}

/** Lowest layer, 0 to 255, of a pixel that belongs to a figure in front of the air. */
export const figureLayer = 77;

/** Percentiles: a photograph's darkest quarter becomes black and its brightest tenth paper, at any exposure (look guide). */
const levels = { lower: 25, upper: 90 };

/** A source picture; for a photograph optionally its cut-out (white is the figure). */
export interface Source {
  readonly kind: 'plate' | 'photo';
  readonly file: Uint8Array;
  readonly cutout?: Uint8Array | undefined;
}

/** Reads a source picture, cropped and resized to the size of the output. Rethrows sharp's error on a broken file. */
export async function readPlate(source: Source, size: Size, crop: Crop): Promise<Plate> {
  const { picture, enlargement } = await fitPicture(source.file, size, crop);
  if (source.kind === 'plate') {
    const data = await picture.removeAlpha().toColourspace('srgb').raw().toBuffer();
    return { ...size, photograph: false, layered: true, enlargement, data };
  }
  const light = await grey(picture).normalise(levels).raw().toBuffer();
  const layer = source.cutout && (await readCutout(source.cutout, size, crop));
  return {
    ...size,
    photograph: true,
    layered: layer !== undefined,
    enlargement,
    data: interleave(light, layer),
  };
}

async function readCutout(file: Uint8Array, size: Size, crop: Crop): Promise<Uint8Array> {
  const { picture } = await fitPicture(file, size, crop);
  return grey(picture).raw().toBuffer();
}

/** One byte a pixel, also for a picture without colours. */
function grey(picture: Sharp): Sharp {
  return picture.flatten().greyscale().toColourspace('b-w');
}

function interleave(light: Uint8Array, layer?: Uint8Array): Uint8Array {
  const data = new Uint8Array(light.length * 3);
  for (let i = 0, at = 0; i < light.length; i++) {
    const grey = light[i] ?? 0;
    data[at++] = grey;
    data[at++] = grey;
    data[at++] = layer?.[i] ?? 255;
  }
  return data;
}

/** The mask of the figures in front: 4 bytes a pixel, opaque on a figure. Transparent for a photograph without a cut-out. */
export function figureMask({ data, layered }: Plate): Uint8Array {
  const pixels = new Uint8Array((data.length / 3) * 4);
  if (!layered) return pixels;
  for (let from = 2, to = 3; from < data.length; from += 3, to += 4) {
    pixels[to] = (data[from] ?? 0) >= figureLayer ? 255 : 0;
  }
  return pixels;
}

/** Rotates a picture upright, crops and resizes it. `enlargement` is the pixels of the output per pixel of the source. */
export async function fitPicture(
  file: Uint8Array,
  size: Size,
  crop: Crop,
): Promise<{ picture: Sharp; enlargement: number }> {
  const picture = sharp(file, { autoOrient: true, failOn: 'error' });
  const { autoOrient } = await picture.metadata();
  const window = cropWindow(autoOrient, size, crop);
  picture.extract(window).resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' });
  return { picture, enlargement: size.width / window.width };
}
