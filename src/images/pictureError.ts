/** A picture is missing, ambiguous or unreadable. The message names the picture and the fix. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  /** Astro shows the message of this type. It replaces any other by "Could not transform image". */
  readonly type = 'AstroError';
}
