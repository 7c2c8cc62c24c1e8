import { getStore, type Store } from '@netlify/blobs';
import type { StoreName } from '../../../src/config/stores.ts';
import { ProblemError } from '../http/problemError.ts';
import { defaultRetrySeconds } from '../http/upstream.ts';

/** A store has this long, in milliseconds, to do what it is asked: its client tries again every 5 s, and would for half a minute. */
export const storePatience = 15_000;

/**
 * A store of Netlify Blobs that reads what was written a moment before, wherever that was. Previews and the public site share it. When
 * it cannot be reached, fails or stays silent, whatever was asked of it is refused with 503.
 */
export function open(name: StoreName): Store {
  return new Proxy(connect(name), {
    get: (store, property) => {
      if (typeof Reflect.get(store, property) !== 'function') return undefined;
      return (...values: unknown[]) =>
        withinPatience(name, (signal) => {
          const connected = connect(name, signal);
          const method = Reflect.get(connected, property) as (...values: unknown[]) => Promise<unknown>;
          return method.apply(connected, values);
        });
    },
  });
}

/** Everything that is sent ends with the signal, so that nothing is written after its caller has been refused. */
function connect(name: StoreName, signal: AbortSignal | null = null): Store {
  return getStore({ name, consistency: 'strong', fetch: (input, init) => send(input, { ...init, signal }) });
}

/** What the client needs to hear besides success: nothing new, nothing there, somebody was first. */
const answers = [304, 404, 412];

class StoreFailed extends Error {
  override name = 'StoreFailed';
}

/** The client takes any other answer to a conditional write for success, and what it acknowledges would be lost. */
async function send(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok || answers.includes(response.status)) return response;
  await response.body?.cancel();
  throw new StoreFailed(`answered ${response.status}`);
}

async function withinPatience<Result>(
  name: StoreName,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const ending = new AbortController();
  const timer = setTimeout(() => {
    ending.abort();
    late.reject(new StoreFailed('no answer in time'));
  }, storePatience);
  try {
    return await Promise.race([work(ending.signal), late.promise]);
  } catch (error) {
    // `fetch` throws a TypeError when it has no answer, or only a part of it.
    if (!(error instanceof StoreFailed || error instanceof TypeError)) throw error;
    // No address and no key: what they name is nobody else's business.
    console.error(
      `The store of ${name} is down: ${error instanceof StoreFailed ? error.message : 'cut off'}.`,
    );
    throw new ProblemError('upstream-busy', {
      headers: { 'retry-after': String(defaultRetrySeconds) },
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}
