interface Details {
  /** The service's name in the log. */
  service?: string | undefined;
  /** The answer's status, if there was an answer. */
  status?: number | undefined;
  /** The service's `Retry-After`, in milliseconds. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** The failure of a call to a service; the message completes a sentence that begins with the service's name. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly service: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, { service, status, retryAfter, cause }: Details = {}) {
    super(message, { cause });
    this.service = service;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Names the service in the failures of its calls. `status` stands for all of its own statuses. */
export async function callsOf<Result>(
  service: string,
  work: () => Promise<Result>,
  status?: number,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { message, retryAfter, cause } = error;
    throw new ServiceError(message, { service, status: status ?? error.status, retryAfter, cause });
  }
}
