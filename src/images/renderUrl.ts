import { getImage } from 'astro:assets';
import { focusOf } from './focus.ts';
import { picture } from './pictures.ts';
import type { Crop, Size } from './crop.ts';
import type { ImageFormat, RenderOptions } from './renderOptions.ts';

/** A file to render: `of` is the folder and name of the picture, `width` and `height` are the pixels of the file. */
export interface RenderRequest extends Size, Crop, Pick<RenderOptions, 'recipe' | 'layer' | 'credit'> {
  readonly of: string;
  readonly format: ImageFormat;
}

/** Renders one file in the build and returns its address. Throws a `PictureError` if there is no such picture. */
export async function renderUrl({
  of,
  width,
  height,
  format,
  recipe,
  layer,
  credit,
  focus,
  zoom,
}: RenderRequest): Promise<string> {
  const { image, kind, cutout } = picture(of);
  const render: RenderOptions = {
    picture: of,
    kind,
    recipe,
    layer,
    credit,
    cutout,
    focus: focusOf(of) ?? focus,
    zoom,
  };
  const { src } = await getImage({ src: image, width, height, format, render });
  return src;
}
