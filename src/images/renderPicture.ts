import type { Crop, Size } from './crop.ts';
import type { ImageFormat } from './renderOptions.ts';
import { renderUrl } from './renderUrl.ts';
import type { RecipeName } from './recipes.ts';

/** One print: its size in pixels, its part of the picture, and the windows it is for; the last one is for all others. */
export interface Print extends Size, Crop {
  readonly media?: string;
  /** Another crop may want another recipe, or be another picture. */
  readonly recipe?: RecipeName;
  readonly of?: string;
}

export interface PictureRequest {
  /** Folder and name of the picture: `members/nora`. */
  readonly of: string;
  readonly recipe: RecipeName;
  /** From the narrowest window to the widest. */
  readonly prints: readonly [Print, ...Print[]];
}

/** A file of a picture, for the windows and the browsers that it is meant for. */
export interface PictureSource extends Size {
  readonly srcSet: string;
  readonly media?: string | undefined;
  readonly type?: string | undefined;
}

/** Everything that `<picture>` needs to be told: plain data, which an island may carry. */
export interface RenderedPicture extends Size {
  readonly src: string;
  readonly sources?: readonly PictureSource[];
}

/**
 * Orders all prints of a picture from the build. A halftone that a browser resizes turns into moiré: every range of
 * windows gets exactly one file. Throws a `PictureError` if there is no such picture.
 */
export async function renderPicture({ of, recipe, prints }: PictureRequest): Promise<RenderedPicture> {
  const url = (print: Print, format: ImageFormat) => renderUrl({ of, recipe, ...print, format });
  const last = prints[prints.length - 1] ?? prints[0];
  // Dots are smallest as WebP, which every browser reads; colours are smaller as AVIF, which some do not.
  const inColour = recipe === 'colour';
  const sources = await Promise.all(
    (inColour ? prints : prints.slice(0, -1)).map(async (print) => ({
      ...(inColour && { type: 'image/avif' }),
      srcSet: await url(print, inColour ? 'avif' : 'webp'),
      ...(print.media !== undefined && { media: print.media }),
      width: print.width,
      height: print.height,
    })),
  );
  const { width, height } = last;
  return { ...(sources.length > 0 && { sources }), src: await url(last, 'webp'), width, height };
}
