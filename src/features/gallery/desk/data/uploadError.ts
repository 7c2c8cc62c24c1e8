import { ToldError } from '../../../../lib/browser/toldError.ts';

/**
 * The browser cannot read the file, or has lost it; the picture is too small for the gallery, or was chosen before; its compression
 * crashed.
 */
export type UploadFailure = 'unreadable' | 'lost' | 'small' | 'repeated' | 'crashed';

/** A chosen file that does not go up. */
export class UploadError extends ToldError {
  override name = 'UploadError';
  readonly failure: UploadFailure;

  constructor(failure: UploadFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
