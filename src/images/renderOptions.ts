import type { Crop } from './crop.ts';
import type { RecipeName } from './recipes.ts';

/** The parameters of a rendered picture besides its size and format. */
export interface RenderOptions extends Crop {
  /** Folder and name: `members/nora`. */
  readonly picture: string;
  readonly kind: 'plate' | 'photo';
  readonly recipe: RecipeName;
  /** `figures` renders a mask instead of the picture: opaque where a figure stands in front of the air. */
  readonly layer?: 'figures' | undefined;
  /** Written into the file of a JPEG, which leaves the site: who has taken the picture. */
  readonly credit?: string | undefined;
  /** Digest of the photograph's cut-out, so that a new cut-out gives a new file. */
  readonly cutout?: string | undefined;
}

/** The output formats: AVIF for the page, WebP as its fallback, the others for cards and programs. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';
