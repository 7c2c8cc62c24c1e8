import { getImage } from 'astro:assets';
import { picture } from '../pictures.ts';
import type { Crop, Size } from './crop.ts';
import type { PrintFormat, PrintOrder } from './order.ts';

/** A print to be had: `of` is folder and name of the picture, width and height are those of the file in pixels. */
export interface PrintRequest extends Size, Crop, Pick<PrintOrder, 'recipe' | 'layer'> {
  readonly of: string;
  readonly format: PrintFormat;
}

/** Orders a print from the build and answers its address, for what needs only that: a mask in CSS, a card. Throws a `PictureError` if there is no such picture. */
export async function printUrl({
  of,
  width,
  height,
  format,
  recipe,
  layer,
  focus,
  zoom,
}: PrintRequest): Promise<string> {
  const { image, kind, cutout } = picture(of);
  const order: PrintOrder = { picture: of, kind, recipe, layer, cutout, focus, zoom };
  const { src } = await getImage({ src: image, width, height, format, print: order });
  return src;
}
