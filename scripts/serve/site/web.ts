import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** A request to Node's server as the platform's `Request`; its body is the byte stream as it arrives. */
export function toRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers, rawHeaders } = message;
  // Joined as text: resolved as an address, `//elsewhere` would change the host.
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  const bodyless = method === 'GET' || method === 'HEAD';
  const body = bodyless ? null : bodyOf(message);
  // `duplex`, which the platform demands for a streamed body, is missing in TypeScript's `RequestInit`.
  const init: RequestInit & { duplex: 'half' } = { method, headers: pairs(rawHeaders), body, duplex: 'half' };
  return new Request(address, init);
}

/**
 * A body that is received as it is read. Where a reader stops early, as at a body that is too large, the rest is received and
 * dropped: to destroy the message, as `Readable.toWeb` does, resets the connection under the next request.
 */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = message.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array<ArrayBuffer>>;
  return new ReadableStream(
    {
      pull: async (controller) => {
        const chunk = await chunks.next();
        if (chunk.done) controller.close();
        else controller.enqueue(chunk.value);
      },
      cancel: async () => {
        await chunks.return?.();
        message.resume();
      },
    },
    // Nothing ahead of the reader: a message that nobody begins to read is dropped by Node itself.
    { highWaterMark: 0 },
  );
}

/** Sends a `Response` through Node's server, cookie by cookie and chunk by chunk. */
export async function send(response: Response, to: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) to.appendHeader(name, value);
  to.writeHead(response.status);
  if (response.body) await pipeline(Readable.fromWeb(response.body as NodeStream), to);
  else to.end();
}

/** The host's name for the caller's address. Here it is believed only where `TRUST_ADDRESS_HEADER` says so, for tests. */
export const addressHeader = 'x-nf-client-connection-ip';

/** The address of the caller; empty once it has hung up. */
export function ipOf({ socket, headers }: IncomingMessage): string {
  const claimed = process.env.TRUST_ADDRESS_HEADER === 'on' ? headers[addressHeader] : undefined;
  return typeof claimed === 'string' ? claimed : (socket.remoteAddress ?? '');
}

function pairs(rawHeaders: readonly string[]): [name: string, value: string][] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
}
