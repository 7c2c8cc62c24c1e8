import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';

export interface StoredFile {
  type: string;
  body: Buffer;
  /** The body in the encodings of a CDN; `undefined` where compression saves nothing. */
  encoded: { br: Buffer; gzip: Buffer } | undefined;
}

/** The files of a folder by their path in it, with `/` between the parts. */
export type Files = ReadonlyMap<string, StoredFile>;

const compressible =
  /^(text\/|application\/(json|ld\+json|xml|manifest\+json)|image\/(svg\+xml|x-icon)|font\/[ot]tf)/;

/** CDNs use quality 5 on the fly; precompressed files would be smaller than in production. */
const brotliQuality = 5;
const gzipLevel = 6;
/** Below this size in bytes compression costs more than it saves. */
const minCompressed = 256;

/** Reads and compresses a folder once, so that serving it takes no processor time during a measurement. */
export function loadFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path).split(sep).join('/'), store(path)]));
}

/** The file of a path: itself, the index of its folder, or the page of that name. */
export function fileAt(files: Files, pathname: string): StoredFile | undefined {
  const path = decodeURIComponent(pathname).replace(/^\//, '');
  const candidates = path === '' || path.endsWith('/') ? [] : [path, `${path}.html`];
  return [...candidates, `${path.replace(/\/?$/, '/').replace(/^\//, '')}index.html`]
    .map((candidate) => files.get(candidate))
    .find((file) => file !== undefined);
}

function store(path: string): StoredFile {
  const body = readFileSync(path);
  const type = typeOf(path);
  return {
    type,
    body,
    encoded: compressible.test(type) && body.length > minCompressed ? encode(body) : undefined,
  };
}

function typeOf(path: string): string {
  const type = lookup(extname(path)) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function encode(body: Buffer): { br: Buffer; gzip: Buffer } {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: gzipLevel }) };
}
