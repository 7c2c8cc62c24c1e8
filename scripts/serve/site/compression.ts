import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StaticFile } from './files.ts';

const compressible = /^text\/|[/+](json|xml|javascript)\b|^application\/wasm|^font\/ttf/;

/** Below this many bytes a file fits into one packet anyway. */
const smallest = 1024;

/** What content delivery networks use on the fly; a higher one would promise sizes that visitors do not get. */
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
  return body.length >= smallest && compressible.test(type);
}

/** The encoding to use for a caller with this `Accept-Encoding`, if any. */
export function chooseEncoding(accepted: string | null): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((name) => name.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) =>
    names.some(
      (name) => name === encoding || (name.startsWith(`${encoding};`) && !/;\s*q=0(\.0*)?$/.test(name)),
    ),
  );
}

/** The file's bytes, compressed once per content and encoding. */
export function compress(file: StaticFile, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const key = `${encoding} ${file.etag}`;
  const known = compressed.get(key) ?? encoders[encoding](file.body);
  compressed.set(key, known);
  return known;
}
