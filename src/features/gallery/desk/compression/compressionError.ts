/** The browser cannot read the file, the picture is too small for the gallery, or the compression crashed. */
export type CompressionFailure = 'unreadable' | 'small' | 'crashed';

/** A file that cannot become a picture of the gallery. */
export class CompressionError extends Error {
  override name = 'CompressionError';
  readonly failure: CompressionFailure;

  constructor(failure: CompressionFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}
