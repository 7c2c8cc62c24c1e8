/** Why a file cannot be sent: the browser cannot read it, it is too small to be shown, or the compression broke off. */
export type Refusal = 'unreadable' | 'small' | 'crashed';

/** A file that will not become a picture of the gallery. */
export class UnfitPicture extends Error {
  override name = 'UnfitPicture';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal, { cause });
    this.refusal = refusal;
  }
}
