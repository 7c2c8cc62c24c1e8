import { getStore, type ListOptions, type SetOptions, type Store } from '@netlify/blobs';
import type { StoreName } from '../../../src/config/stores.ts';
import { ProblemError } from '../http/problemError.ts';
import { defaultRetrySeconds } from '../http/upstream.ts';

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

  /** A value in JSON with its etag, which the store on disk does not give; `null` where there is none. */
  getWithEtag(key: string): Promise<{ data: unknown; etag?: string } | null> {
    return this.#call((store) => store.getWithMetadata(key, { type: 'json' }));
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

/** Every request ends with the signal, so that nothing is written after the caller has got an error. */
function connect(name: StoreName, signal: AbortSignal): Store {
  return getStore({ name, consistency: 'strong', fetch: (input, init) => send(input, { ...init, signal }) });
}

/** Statuses that the client handles besides success: not modified, not found, condition failed. */
const handledStatuses = [304, 404, 412];

class StoreError extends Error {
  override name = 'StoreError';
}

/** Netlify's client reports a failed conditional write as success, so throw here. */
async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok || handledStatuses.includes(response.status)) return response;
  await response.body?.cancel();
  throw new StoreError(`answered ${response.status}`);
}

async function withTimeLimit<Result>(
  name: StoreName,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    timeout.reject(new StoreError('no answer in time'));
  }, storeTimeoutMs);
  try {
    return await Promise.race([work(controller.signal), timeout.promise]);
  } catch (error) {
    // `fetch` throws a TypeError when there is no answer, or only a part of it.
    if (!(error instanceof StoreError || error instanceof TypeError)) throw error;
    // Without address and key, which name persons.
    console.error(
      `The store of ${name} is down: ${error instanceof StoreError ? error.message : 'cut off'}.`,
    );
    throw new ProblemError('upstream-busy', {
      headers: { 'retry-after': String(defaultRetrySeconds) },
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
