import { assertPicture } from './assertPicture.ts';

export interface WebpChunk {
  name: string;
  data: Buffer;
  /** The whole chunk, with its padding. */
  bytes: Buffer;
}

/** Reads the chunks of a WebP file within its declared length. Throws for a shorter file. */
export function chunksOf(file: Buffer): WebpChunk[] {
  const end = 8 + file.readUInt32LE(4);
  assertPicture(end <= file.length);
  const chunks: WebpChunk[] = [];
  let offset = 12;
  while (offset < end) {
    const length = file.readUInt32LE(offset + 4);
    const next = offset + 8 + length + (length % 2);
    assertPicture(next <= end);
    chunks.push({
      name: file.toString('latin1', offset, offset + 4),
      data: file.subarray(offset + 8, offset + 8 + length),
      bytes: file.subarray(offset, next),
    });
    offset = next;
  }
  return chunks;
}

/** One chunk as bytes, filled up to an even length. */
export function webpChunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(8 + data.length + (data.length % 2));
  bytes.write(name, 'latin1');
  bytes.writeUInt32LE(data.length, 4);
  data.copy(bytes, 8);
  return bytes;
}

/** A file of these chunks. */
export function riff(chunks: readonly Buffer[]): Buffer<ArrayBuffer> {
  const body = Buffer.concat(chunks);
  const head = Buffer.alloc(12);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, body]);
}
