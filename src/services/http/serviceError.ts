interface Details {
  /** The answer's status, if there was an answer. */
  status?: number | undefined;
  /** Milliseconds after which the source may be asked again, if it said so. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A source that did not give what it was asked for; the message completes a sentence that begins with its name. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
