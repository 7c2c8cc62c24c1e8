import { AsyncLocalStorage } from 'node:async_hooks';
import { BlobsServer } from '@netlify/blobs/server';
import { vi } from 'vitest';
import type { StoreFailure } from './anyCalls.ts';
import './band.ts';

/** One request to the API, and what it leads to behind the API. */
interface Watched {
  failure: StoreFailure | null;
  /** Whether it has asked a store of content for something; sessions and counts of attempts are none. */
  hasReachedStore: boolean;
}

const watched = new AsyncLocalStorage<Watched>();

/** A private method of `BlobsServer`. */
interface Stores {
  handleRequest: (request: Request) => Promise<Response>;
}

/** A service that no network has. */
export const upstream = 'http://upstream.invalid';

/** Runs a request with its failure; answers what became of it. */
export async function watch<Result>(
  failure: StoreFailure | null,
  work: () => Promise<Result>,
): Promise<{ result: Result; hasReachedStore: boolean }> {
  const request: Watched = { failure, hasReachedStore: false };
  const result = await watched.run(request, work);
  return { result, hasReachedStore: request.hasReachedStore };
}

/**
 * Replaces `fetch`: plays the failures and the service behind the API, and watches who asks the stores. The stores answer in this
 * process, because the network takes most of the time of so many requests.
 */
export function playNetwork(): void {
  const servers = vi.spyOn(BlobsServer.prototype, 'start').mock.contexts as unknown as Stores[];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = decodeURIComponent(input instanceof Request ? input.url : String(input));
    const request = watched.getStore();
    if (address.startsWith(upstream)) return serviceAnswer(request?.failure);
    if (request && /site:(pictures|concerts|messages|slugs)\b/.test(address)) request.hasReachedStore = true;
    const headers = new Headers(init.headers);
    const isConditional = headers.has('if-match') || headers.has('if-none-match');
    const isLost = request?.failure === 'lost write' && isConditional;
    return isLost
      ? Promise.resolve(new Response(null, { status: 412 }))
      : servers.at(-1)?.handleRequest(new Request(input, init));
  });
}

function serviceAnswer(failure: StoreFailure | null = null): Promise<Response> {
  if (failure === 'late') return Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'));
  if (failure === 'down') return Promise.reject(new TypeError('fetch failed'));
  // A token that ends at once, so that each caller asks for one.
  return Promise.resolve(
    Response.json(failure === 'wrong' ? { unexpected: true } : { access_token: 'token', expires_in: 1 }),
  );
}
