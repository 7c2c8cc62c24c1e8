import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './files.ts';

const compressible = /^text\/|[/+](json|xml|javascript)\b|^application\/wasm|^font\/ttf/;

/** Minimum size in bytes; a smaller file fits into one packet. */
const minSize = 1024;

/** CDNs use quality 5 on the fly; a higher one would show smaller sizes than in production. */
const brotliQuality = 5;

const encoders = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body: Buffer) => compressGzip(body),
};
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Encoding = keyof typeof encoders;

const compressed = new Map<string, Promise<Buffer<ArrayBuffer>>>();

export function isCompressible({ type, body }: StaticFile): boolean {
  return body.length >= minSize && compressible.test(type);
}

/** Selects the encoding for an `Accept-Encoding` header. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) =>
    names.some(
      (name) => name === encoding || (name.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(name)),
    ),
  );
}

/** Compresses a file once per content and encoding. */
export function compress(file: StaticFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const key = `${encoding} ${file.etag}`;
  const result = compressed.get(key) ?? encoders[encoding](file.body);
  compressed.set(key, result);
  return result;
}
