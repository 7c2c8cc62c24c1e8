import { AsyncLocalStorage } from 'node:async_hooks';
import { BlobsServer } from '@netlify/blobs/server';
import { vi } from 'vitest';
import './band.ts';

/** A call of the API; and whether another one writes before each of its conditional writes. */
const calls = new AsyncLocalStorage<{ losesWrites: boolean; hasReachedStore: boolean }>();

/** A private method of `BlobsServer`. */
interface Stores {
  handleRequest: (request: Request) => Promise<Response>;
}

/** Runs a call; answers what became of it, and whether it asked a store of content for something: sessions and counts of attempts are none. */
export async function watch<Result>(losesWrites: boolean, work: () => Promise<Result>) {
  const call = { losesWrites, hasReachedStore: false };
  const result = await calls.run(call, work);
  return { result, hasReachedStore: call.hasReachedStore };
}

/** Replaces `fetch`: the stores answer in this process, because the network takes most of the time of so many calls. Nobody else answers. */
export function playNetwork(): void {
  const servers = vi.spyOn(BlobsServer.prototype, 'start').mock.contexts as unknown as Stores[];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = decodeURIComponent(input instanceof Request ? input.url : String(input));
    if (!address.includes('site:')) return Promise.reject(new TypeError('fetch failed'));
    const call = calls.getStore();
    if (call && /site:(pictures|concerts|messages|slugs)\b/.test(address)) call.hasReachedStore = true;
    const headers = new Headers(init.headers);
    const isConditional = headers.has('if-match') || headers.has('if-none-match');
    return call?.losesWrites && isConditional
      ? Promise.resolve(new Response(null, { status: 412 }))
      : servers.at(-1)?.handleRequest(new Request(input, init));
  });
}
