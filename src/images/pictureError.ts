/** A picture that is missing, ambiguous or unreadable; one sentence names it and says how to put it right. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  /** Astro shows an error of this type as it is, and hides any other behind "Could not transform image". */
  readonly type = 'AstroError';
}
