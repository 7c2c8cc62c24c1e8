import type { Crop, Size } from './crop.ts';
import type { ImageFormat } from './renderOptions.ts';
import { renderUrl } from './renderUrl.ts';
import type { RecipeName } from './recipes.ts';

/** One file of a picture: its size in pixels, its crop and its media query. The last variant needs no query. */
interface ImageVariant extends Size, Crop {
  readonly media?: string;
  /** Overrides the recipe or the picture of the request. */
  readonly recipe?: RecipeName;
  readonly of?: string;
}

export interface PictureRequest {
  /** Folder and name of the picture: `members/nora`. */
  readonly of: string;
  readonly recipe: RecipeName;
  /** From the narrowest window to the widest. */
  readonly variants: readonly [ImageVariant, ...ImageVariant[]];
}

/** The attributes of a `<source>`. */
interface PictureSource extends Size {
  readonly srcSet: string;
  readonly media?: string | undefined;
  readonly type?: string | undefined;
}

/** The attributes of a `<picture>` as plain data, which an island's props may hold. */
export interface RenderedPicture extends Size {
  readonly src: string;
  readonly sources?: readonly PictureSource[];
}

/**
 * Renders all variants of a picture in the build. A halftone that a browser resizes shows moiré, so every range of
 * window widths gets exactly one file. Throws a `PictureError` if there is no such picture.
 */
export async function renderPicture({ of, recipe, variants }: PictureRequest): Promise<RenderedPicture> {
  const url = (variant: ImageVariant, format: ImageFormat) => renderUrl({ of, recipe, ...variant, format });
  const last = variants[variants.length - 1] ?? variants[0];
  // Halftones are smallest as WebP, which every browser reads. Photographs are smaller as AVIF, which some browsers lack.
  const inColour = recipe === 'colour';
  const sources = await Promise.all(
    (inColour ? variants : variants.slice(0, -1)).map(async (variant) => ({
      ...(inColour && { type: 'image/avif' }),
      srcSet: await url(variant, inColour ? 'avif' : 'webp'),
      ...(variant.media !== undefined && { media: variant.media }),
      width: variant.width,
      height: variant.height,
    })),
  );
  const { width, height } = last;
  return { ...(sources.length > 0 && { sources }), src: await url(last, 'webp'), width, height };
}
