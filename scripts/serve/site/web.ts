import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** Methods that a `Request` cannot have. */
const forbiddenMethods: readonly unknown[] = ['CONNECT', 'TRACE', 'TRACK'];

/** A host name or address, with a port or without. */
const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The answer to a message that no `Request` can be made of, as the host's own: two slashes would begin the address of another host. */
export function rejection({ method, url = '/', headers: { host } }: IncomingMessage): Response | undefined {
  if (forbiddenMethods.includes(method))
    return plainText(405, 'Pages can only be read.', { allow: 'GET, HEAD' });
  const isAddress = /^\/(?!\/)/.test(url) && hostForm.test(host ?? '') && URL.canParse(addressOf(host, url));
  return isAddress ? undefined : plainText(400, 'This is no address.');
}

const addressOf = (host = 'localhost', url: string) => `http://${host}${url}`;

/** Converts a request of Node's server, of which `rejection` has none, to a `Request` that streams its body. */
export function toRequest(message: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers, rawHeaders } = message;
  const address = addressOf(headers.host, url);
  const bodyless = method === 'GET' || method === 'HEAD';
  const body = bodyless ? null : bodyOf(message);
  // Streams need `duplex`, which TypeScript's `RequestInit` lacks.
  const init: RequestInit & { duplex: 'half' } = { method, headers: pairs(rawHeaders), body, duplex: 'half' };
  return new Request(address, init);
}

/**
 * Streams a body as it is read. When a reader stops early, as at a body that is too large, the rest is received and dropped.
 * `Readable.toWeb` destroys the message instead, which resets the connection of the next request.
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
    // No read-ahead: Node drops a message that nobody reads.
    { highWaterMark: 0 },
  );
}

/** Sends a `Response` through Node's server, with every cookie, chunk by chunk. */
export async function send(response: Response, to: ServerResponse): Promise<void> {
  for (const [name, value] of response.headers) to.appendHeader(name, value);
  to.writeHead(response.status);
  if (response.body) await pipeline(Readable.fromWeb(response.body as NodeStream), to);
  else to.end();
}

/** The host's header with the caller's address. Here it counts only with `TRUST_ADDRESS_HEADER`, for tests. */
export const addressHeader = 'x-nf-client-connection-ip';

/** The caller's address; empty after it has disconnected. */
export function ipOf({ socket, headers }: IncomingMessage): string {
  const header = process.env.TRUST_ADDRESS_HEADER === 'on' ? headers[addressHeader] : undefined;
  return typeof header === 'string' ? header : (socket.remoteAddress ?? '');
}

function pairs(rawHeaders: readonly string[]): [name: string, value: string][] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
}

/** True for a path with valid percent-encoding and without NUL. */
export function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** An answer of one sentence. */
export function plainText(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  });
}
