import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { throwAwayCertificate } from './certificate.ts';
import { type Files, fileAt } from '../files.ts';

/** A folder served on a free port of 127.0.0.1, until it is disposed of. */
export interface Host extends AsyncDisposable {
  origin: string;
  /** The public key that the browser must trust to speak to this host; `undefined` for a host without TLS. */
  fingerprint: string | undefined;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const page = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

/** What the functions say on a site whose band has added nothing to what the build knew. */
const nothingAdded = {
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: Buffer.from('[]'),
};

/** What a CDN would answer: the file in the best coding that the browser takes, pages revalidated, the rest for ever. */
export function answer(files: Files, url: string | undefined, asked: IncomingHttpHeaders): Answer {
  const path = new URL(url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/')) return nothingAdded;
  const file = fileAt(files, path);
  if (!file)
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') };
  const { type, coded } = file;
  const accepted = asked['accept-encoding'] ?? '';
  const coding =
    coded && (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const body = coded && coding ? coded[coding] : file.body;
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'cache-control': type.startsWith('text/html') ? page : forever,
    ...(coded && { vary: 'accept-encoding' }),
    ...(coding && { 'content-encoding': coding }),
  };
  return { status: 200, headers, body };
}

/** Serves over HTTP/1.1 in the clear: the browser's own throttling is even there, and uneven over HTTP/2. */
export function servePlain(files: Files): Promise<Host> {
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const { status, headers, body } = answer(files, request.url, request.headers);
    response.writeHead(status, headers).end(body);
  });
  return listen(server, 'connection', { scheme: 'http', fingerprint: undefined });
}

/** Serves over HTTP/2 and TLS, as a CDN does, with a certificate of its own. */
export function serveSecure(files: Files): Promise<Host> {
  const { cert, key, fingerprint } = throwAwayCertificate();
  const server = createSecureServer({ cert, key }, (request, response) => {
    const { status, headers, body } = answer(files, request.url, request.headers);
    response.writeHead(status, headers).end(body);
  });
  return listen(server, 'secureConnection', { scheme: 'https', fingerprint });
}

async function listen(
  server: Server,
  connected: 'connection' | 'secureConnection',
  { scheme, fingerprint }: { scheme: string; fingerprint: string | undefined },
): Promise<Host> {
  const sockets = new Set<Socket>();
  server.on(connected, (socket: Socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${scheme}://127.0.0.1:${port}`,
    fingerprint,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
