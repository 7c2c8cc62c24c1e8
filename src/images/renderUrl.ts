import { getImage } from 'astro:assets';
import { picture } from './pictures.ts';
import type { Crop, Size } from './crop.ts';
import type { ImageFormat, RenderOptions } from './renderOptions.ts';

/** A print to be had: `of` is folder and name of the picture, width and height are those of the file in pixels. */
export interface RenderRequest extends Size, Crop, Pick<RenderOptions, 'recipe' | 'layer'> {
  readonly of: string;
  readonly format: ImageFormat;
}

/** Orders a print from the build and answers its address, for what needs only that: a mask in CSS, a card. Throws a `PictureError` if there is no such picture. */
export async function renderUrl({
  of,
  width,
  height,
  format,
  recipe,
  layer,
  focus,
  zoom,
}: RenderRequest): Promise<string> {
  const { image, kind, cutout } = picture(of);
  const order: RenderOptions = { picture: of, kind, recipe, layer, cutout, focus, zoom };
  const { src } = await getImage({ src: image, width, height, format, print: order });
  return src;
}
