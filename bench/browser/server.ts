import { execFileSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Files, fileAt } from '../files.ts';

/** A folder served on a free port of 127.0.0.1, until disposal. */
export interface Host extends AsyncDisposable {
  origin: string;
  /** Public key that the browser must trust; `undefined` for a host without TLS. */
  fingerprint: string | undefined;
}

interface Reply {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const page = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

/** The rules by which a browser prefetches pages. `netlify.toml` names them in the same header. */
export const speculationRules = 'speculation/rules.json';

/** Concerts that the band has added since the build, in the format of `/api/concerts`. */
type Concerts = readonly object[];

/** Answers like the functions: nothing about a concert or a picture has changed since the build, and no record but `concerts` was added. */
function replyOfFunction(path: string, concerts: Concerts): Reply {
  const headers = { 'cache-control': 'no-cache' };
  if (/^\/api\/(concertPage\/|next\/|cloudinary$)/.test(path))
    return { status: 304, headers, body: Buffer.alloc(0) };
  const isList = path === '/api/concerts';
  if (isList && concerts.length === 0) return { status: 304, headers, body: Buffer.alloc(0) };
  return {
    status: 200,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(isList ? concerts : [])),
  };
}

/** Answers like a CDN: the best encoding that the browser accepts, pages to be revalidated, all other files immutable. */
export function reply(
  files: Files,
  url: string | undefined,
  requested: IncomingHttpHeaders,
  concerts: Concerts = [],
): Reply {
  const path = new URL(url ?? '/', 'http://localhost').pathname;
  if (path.startsWith('/api/')) return replyOfFunction(path, concerts);
  const file = fileAt(files, path);
  if (!file)
    return { status: 404, headers: { 'content-type': 'text/plain' }, body: Buffer.from('Not found') };
  const { encoded } = file;
  const isRules = file === files.get(speculationRules);
  const type = isRules ? 'application/speculationrules+json' : file.type;
  const isPage = type.startsWith('text/html');
  const accepted = requested['accept-encoding'] ?? '';
  const encoding =
    encoded && (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const body = encoded && encoding ? encoded[encoding] : file.body;
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'cache-control': isPage ? page : forever,
    ...(isPage && files.has(speculationRules) && { 'speculation-rules': `"/${speculationRules}"` }),
    ...(encoded && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { status: 200, headers, body };
}

/** Serves over HTTP/1.1 in the clear: the browser's throttling is uneven over HTTP/2. */
export function servePlain(files: Files, concerts: Concerts = []): Promise<Host> {
  const server = createServer({ keepAliveTimeout: 30_000 }, (request, response) => {
    const { status, headers, body } = reply(files, request.url, request.headers, concerts);
    response.writeHead(status, headers).end(body);
  });
  return listen(server, 'http');
}

/** Serves over HTTP/2 and TLS, as a CDN does, with a certificate of its own. */
export function serveSecure(files: Files): Promise<Host> {
  const { pem, fingerprint } = temporaryCertificate();
  const server = createSecureServer({ cert: pem, key: pem }, (request, response) => {
    const { status, headers, body } = reply(files, request.url, request.headers);
    response.writeHead(status, headers).end(body);
  });
  return listen(server, 'https', fingerprint);
}

async function listen(server: Server, scheme: string, fingerprint?: string): Promise<Host> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
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

/**
 * Creates a certificate for 127.0.0.1 that is valid for one day, because browsers use HTTP/2 only over TLS. Needs the `openssl`
 * command, because Node cannot create certificates. `pem` holds the certificate and its key, `fingerprint` the SHA-256 of the public
 * key in base64, the only key that the browser trusts.
 */
function temporaryCertificate(): { pem: Buffer; fingerprint: string } {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-certificate-'));
  const file = join(folder.path, 'key-and-certificate.pem');
  const kind = '-x509 -nodes -days 1 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1';
  const subject = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';
  openssl(['req', ...kind.split(' '), ...subject.split(' '), '-keyout', file, '-out', file]);
  const pem = readFileSync(file);
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

function openssl(args: string[]): void {
  try {
    execFileSync('openssl', args, { stdio: 'ignore' });
  } catch (cause) {
    throw new Error('The certificate was not created; install the openssl command to measure over HTTP/2.', {
      cause,
    });
  }
}
