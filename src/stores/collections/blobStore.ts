import { getStore, type Store } from '@netlify/blobs';
import pLimit from 'p-limit';
import type { StoreName } from '../../config/stores.ts';
import { bodyError, respond } from '../../services/http/request.ts';
import { withRetry } from '../../services/http/retry.ts';
import { ServiceError } from '../../services/http/serviceError.ts';

/** Limits of reading; times in milliseconds, as in `src/config/sources.ts`. */
export interface StoreLimits {
  pauses: readonly number[];
  storeReadTimeoutMs: number;
  recordsAtOnce: number;
}

/** Statuses that the client handles besides success: not modified, not found. */
const expected = [304, 404];

/** Reads an embedded store with retries; throws a `ServiceError`. */
export interface StoreReader {
  /** Every record below a prefix, by its key without the prefix; `undefined` for a value that is no JSON. */
  records: (prefix?: string) => Promise<[id: string, record: unknown][]>;
  /** A file, without a retry; `undefined` where there is none. */
  file: (key: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;
}

export function storeReader(
  name: StoreName,
  { pauses, storeReadTimeoutMs, recordsAtOnce }: StoreLimits,
): StoreReader {
  const retried = <Result>(work: (store: Store) => Promise<Result>) => {
    const signal = AbortSignal.timeout(storeReadTimeoutMs);
    return withRetry(() => readOnce(name, work, signal), pauses, signal)();
  };
  return {
    records: async (prefix = '') => {
      const { blobs } = await retried((store) => store.list({ prefix }));
      const texts = await pLimit(recordsAtOnce).map(blobs, async ({ key }) => {
        // The client's type hides `null`, for a record that was deleted after it was listed.
        const text = await retried((store) => store.get(key, { type: 'text' }) as Promise<string | null>);
        return { id: key.slice(prefix.length), text };
      });
      return texts.flatMap(({ id, text }) => (text === null ? [] : [[id, fromJson(text)]]));
    },
    file: async (key, signal) => {
      const read = (store: Store) => store.get(key, { type: 'arrayBuffer' }) as Promise<ArrayBuffer | null>;
      const bytes = await readOnce(name, read, signal);
      return bytes === null ? undefined : new Uint8Array(bytes);
    },
  };
}

/**
 * Reads without the client's own retries, every 5 s after any failure. The client never learns of a failed request: the race ends with the
 * request's error.
 */
async function readOnce<Result>(
  name: StoreName,
  work: (store: Store) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const failed = Promise.withResolvers<never>();
  const send = (url: RequestInfo | URL, init?: RequestInit) =>
    respond(url, { ...init, signal }, expected).catch((error: unknown) => {
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

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
