import { getStore, type ListOptions, type SetOptions, type Store } from '@netlify/blobs';
import type { kinds, KindName } from '../records/kinds.ts';
import { bodyError, respond } from '../services/http/request.ts';
import { withRetry } from '../services/http/retry.ts';
import { callsOf, ServiceError } from '../services/http/serviceError.ts';

/** The embedded stores (Netlify Blobs): one store per kind, one blob per record. The functions write them, the build reads them. */
export type StoreName =
  | (typeof kinds)[KindName]['store']
  | 'attempts'
  | 'history'
  | 'links'
  | 'rebuilds'
  | 'sessions'
  | 'slugs';

/** Limits of one call, in milliseconds. */
export interface CallLimits {
  /** The call with all its attempts. */
  timeoutMs: number;
  /** Pauses before the second and each further attempt. */
  pauses: readonly number[];
}

/** Of a function, which the host ends after a minute. */
const usualLimits: CallLimits = { timeoutMs: 10_000, pauses: [250] };

/** Statuses that the client handles besides success: not modified, not found, condition failed. */
const handledStatuses = [304, 404, 412];

/**
 * A store of Netlify Blobs with strong consistency: a read returns what was written before it, anywhere. Previews and the public site share
 * it. Every method throws a `ServiceError` of status 503 when the store cannot be reached, fails or does not answer in time; after that
 * nothing is written any more.
 */
export class BlobStore {
  readonly #name: StoreName;
  readonly #limits: CallLimits;

  constructor(name: StoreName, limits = usualLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** The text under a key, `null` where there is none. */
  text(key: string): Promise<string | null> {
    return this.#call((store) => store.get(key, { type: 'text' }));
  }

  /** The bytes under a key, `null` where there are none. A `signal` of the caller ends the call earlier. */
  bytes(key: string, signal?: AbortSignal): Promise<ArrayBuffer | null> {
    return this.#call((store) => store.get(key, { type: 'arrayBuffer' }), signal);
  }

  /** A text with its etag; `null` where there is none. */
  getWithEtag(key: string): Promise<{ text: string; etag: string } | null> {
    return this.#call(async (store) => {
      const found = await store.getWithMetadata(key, { type: 'text' });
      if (!found) return null;
      // Without one the client would write on no condition.
      if (!found.etag) throw new ServiceError('gave no etag', { status: 400 });
      return { text: found.data, etag: found.etag };
    });
  }

  async has(key: string): Promise<boolean> {
    return (await this.#call((store) => store.getWithMetadata(key))) !== null;
  }

  list(options: Pick<ListOptions, 'prefix' | 'directories'> = {}) {
    return this.#call((store) => store.list({ ...options, paginate: false }));
  }

  /**
   * `modified` is false when a condition does not hold. It is true where the repeated write finds its own value: the first one was stored,
   * and only its answer was lost.
   */
  async set(key: string, data: string | Blob | ArrayBuffer, condition?: SetOptions) {
    let attempts = 0;
    const { modified } = await this.#call((store) => {
      attempts += 1;
      return store.set(key, data, condition);
    });
    return { modified: modified || (attempts > 1 && (await this.text(key)) === data) };
  }

  /** As `set`, for a value in JSON. */
  setJSON(key: string, value: unknown, condition?: SetOptions) {
    return this.set(key, JSON.stringify(value), condition);
  }

  delete(key: string): Promise<void> {
    return this.#call((store) => store.delete(key));
  }

  async #call<Result>(work: (store: Store) => Promise<Result>, earlier?: AbortSignal): Promise<Result> {
    const { timeoutMs, pauses } = this.#limits;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = earlier ? AbortSignal.any([timeout, earlier]) : timeout;
    const attempt = withRetry(() => attemptOnce(this.#name, work, signal), pauses, signal);
    // Without address and key, which may identify persons.
    return callsOf(`The store of ${this.#name}`, attempt, 503);
  }
}

/**
 * Works without the client's own retries, every 5 s after any failure. The client never learns of a failed request, nor of a failed
 * conditional write, which it would report as success: the race ends with the request's error.
 */
async function attemptOnce<Result>(
  name: StoreName,
  work: (store: Store) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const failed = Promise.withResolvers<never>();
  const send = (url: RequestInfo | URL, init?: RequestInit) =>
    respond(url, { ...init, signal }, handledStatuses).catch((error: unknown) => {
      failed.reject(error);
      return new Promise<Response>(() => undefined);
    });
  try {
    return await Promise.race([work(getStore({ name, consistency: 'strong', fetch: send })), failed.promise]);
  } catch (error) {
    // Other errors are answers that end early or are no JSON.
    throw error instanceof ServiceError ? error : bodyError(signal, error);
  }
}
