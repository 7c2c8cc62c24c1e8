import type { Crop } from './crop.ts';
import type { RecipeName } from './recipes.ts';

/** What the image service needs to know about a print, besides its size and format. */
export interface RenderOptions extends Crop {
  /** Folder and name: `members/nora`. */
  readonly picture: string;
  readonly kind: 'plate' | 'photo';
  readonly recipe: RecipeName;
  /** `figures` is not the print but its mask: opaque where a figure stands in front of the air. */
  readonly layer?: 'figures' | undefined;
  /** What is in the cut-out of a photograph, as a digest: a new cut-out is a new print. */
  readonly cutout?: string | undefined;
}

/** The formats a print can be had in: AVIF for the page, WebP as its fallback, the others for cards and programs. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';
