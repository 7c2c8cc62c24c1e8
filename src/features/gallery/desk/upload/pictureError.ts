import { ToldError } from '../../../../lib/browser/toldError.ts';

/**
 * The browser cannot read the file, or has lost it; the picture is too small for the gallery, or was chosen before; its compression
 * crashed.
 */
export type PictureFailure = 'unreadable' | 'lost' | 'small' | 'repeated' | 'crashed';

/** A chosen file that does not go up. */
export class PictureError extends ToldError {
  override name = 'PictureError';
  readonly failure: PictureFailure;

  constructor(failure: PictureFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
