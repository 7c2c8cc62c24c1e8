import { getStore, type ListOptions, type SetOptions, type Store } from '@netlify/blobs';
import type { StoreName } from '../config/stores.ts';
import { respond } from '../services/http/request.ts';
import { ServiceError } from '../services/http/serviceError.ts';
import { ProblemError } from '../../functions/_lib/http/problemError.ts';
import { defaultRetrySeconds } from '../../functions/_lib/http/upstream.ts';

/**
 * Time limit of one call of a store, in milliseconds. The client retries every 5 s, and would go on for half a minute.
 */
export const storeTimeoutMs = 15_000;

/**
 * A store of Netlify Blobs with strong consistency: a read returns what was written before it, anywhere. Previews and the public site share
 * it. Every method throws a `ProblemError` (503) when the store cannot be reached, fails or does not answer in time.
 */
export class BlobStore {
  readonly #name: StoreName;

  constructor(name: StoreName) {
    this.#name = name;
  }

  /** The value under a key, `null` where there is none. */
  get(key: string, options: { type: 'text' }): Promise<string | null>;
  get(key: string, options: { type: 'json' }): Promise<unknown>;
  get(key: string, options: { type: 'arrayBuffer' }): Promise<ArrayBuffer | null>;
  get(key: string, options: object): Promise<unknown> {
    return this.#call((store) => store.get(key, options));
  }

  /** A value with its etag; `null` where there is none. */
  getWithEtag(key: string): Promise<{ text: string; etag: string } | null> {
    return this.#call(async (store) => {
      const found = await store.getWithMetadata(key, { type: 'text' });
      if (!found) return null;
      // Without one the client would write on no condition.
      if (!found.etag) throw new ServiceError('gave no etag');
      return { text: found.data, etag: found.etag };
    });
  }

  async has(key: string): Promise<boolean> {
    return (await this.#call((store) => store.getWithMetadata(key))) !== null;
  }

  list(options: Pick<ListOptions, 'prefix' | 'directories'> = {}) {
    return this.#call((store) => store.list({ ...options, paginate: false }));
  }

  /** `modified` is false when a condition does not hold. */
  set(key: string, data: string | Blob | ArrayBuffer, condition?: SetOptions) {
    return this.#call((store) => store.set(key, data, condition));
  }

  /** As `set`, for a value in JSON. */
  setJSON(key: string, value: unknown, condition?: SetOptions) {
    return this.#call((store) => store.setJSON(key, value, condition));
  }

  delete(key: string): Promise<void> {
    return this.#call((store) => store.delete(key));
  }

  #call<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    return withTimeLimit(this.#name, (signal) => work(connect(this.#name, signal)));
  }
}

/** Statuses that the client handles besides success: not modified, not found, condition failed. */
const handledStatuses = [304, 404, 412];

/**
 * Every request ends with the signal, so that nothing is written after the caller has got an error. Netlify's client reports a failed
 * conditional write as success, so `respond` throws for any other status.
 */
function connect(name: StoreName, signal: AbortSignal): Store {
  return getStore({
    name,
    consistency: 'strong',
    fetch: (input, init) => respond(input, { ...init, signal }, handledStatuses),
  });
}

async function withTimeLimit<Result>(
  name: StoreName,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    timeout.reject(new ServiceError('did not answer in time'));
  }, storeTimeoutMs);
  try {
    return await Promise.race([work(controller.signal), timeout.promise]);
  } catch (error) {
    // The client throws a TypeError for a body that is cut off.
    if (!(error instanceof ServiceError || error instanceof TypeError)) throw error;
    const reason = error instanceof ServiceError ? error.message : 'was cut off while answering';
    // Without address and key, which may identify persons.
    console.error(`The store of ${name} ${reason}.`);
    throw new ProblemError('upstream-busy', {
      headers: { 'retry-after': String(defaultRetrySeconds) },
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
