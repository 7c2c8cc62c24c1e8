import sharp, { type Sharp } from 'sharp';
import { cropWindow, type Crop, type Size } from '../crop.ts';

/** What a print is made from: two lights and a layer for every pixel of the finished print. */
export interface Plate extends Size {
  /** A photograph has one light for both inks, and tones of its own. */
  readonly photograph: boolean;
  /** Whether the layer is known; a photograph without a cut-out is taken as one figure. */
  readonly layered: boolean;
  /** Pixels of the print per pixel of the source: above 1 the source is smaller than its print. */
  readonly enlargement: number;
  /** Three bytes a pixel: red light, white light, layer. */
  readonly data: Uint8Array;
}

/** From this layer on, 0 to 255, a pixel belongs to a figure in front of the air. */
export const figureLayer = 77;

/** A photograph's darkest quarter prints black and its brightest tenth in paper, however it was exposed (look guide). */
const levels = { lower: 25, upper: 90 };

/** A source picture; for a photograph also its cut-out (white is the figure), if somebody has made one. */
export interface Source {
  readonly kind: 'plate' | 'photo';
  readonly file: Uint8Array;
  readonly cutout?: Uint8Array | undefined;
}

/** Reads a source picture at the size of its print, cropped to its shape. Throws what sharp throws on a broken file. */
export async function readPlate(source: Source, size: Size, crop: Crop): Promise<Plate> {
  const { picture, enlargement } = await fitted(source.file, size, crop);
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
  const { picture } = await fitted(file, size, crop);
  return grey(picture).raw().toBuffer();
}

/** One byte a pixel, also for a picture that has no colours to begin with. */
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

/** The picture upright, cropped and resized, and the pixels it now has for each one it had. */
export async function fitted(
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
