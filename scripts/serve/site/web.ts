import type { IncomingMessage } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';

/** Names of this machine. A request that names another host would lead our own calls of the site there, and the rebinding of a name here. */
const ownHost = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Lets Node's server answer by a function of the request and the caller's address. A message that is no `Request` is answered with 400; an
 * exception is logged and answered with 500.
 */
export const listenerOf = (answer: (request: Request, ip: string) => Promise<Response>) =>
  getRequestListener(
    (request, { incoming, outgoing }) => {
      // Receives and drops the rest of a body that nobody reads to its end. The package would reset the connection after 500 ms.
      outgoing.once('finish', () => incoming.removeAllListeners('data').resume());
      const { hostname, pathname } = new URL(request.url);
      // Two slashes would begin the address of another host.
      const isAddress = ownHost.test(hostname) && !pathname.startsWith('//');
      return isAddress ? answer(request, ipOf(incoming)) : notAnAddress();
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) return notAnAddress();
        console.error(error);
        return new Response(null, { status: 500 });
      },
    },
  );

const notAnAddress = () => plainText(400, 'This is no address.');

/** The host's header with the caller's address. Here it counts only with `TRUST_ADDRESS_HEADER`, for tests. */
export const addressHeader = 'x-nf-client-connection-ip';

/** The caller's address; empty after it has disconnected. */
function ipOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const header = process.env.TRUST_ADDRESS_HEADER === 'on' ? headers[addressHeader] : undefined;
  return typeof header === 'string' ? header : (socket.remoteAddress ?? '');
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
