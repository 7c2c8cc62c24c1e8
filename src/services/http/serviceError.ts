interface Details {
  /** The answer's status, if there was an answer. */
  status?: number | undefined;
  /** The service's `Retry-After`, in milliseconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The failure of a call to a service; the message completes a sentence that begins with the service's name. */
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
