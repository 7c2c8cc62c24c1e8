import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { lookup } from 'mrmime';

export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  type: string;
  /** Changes with the content. */
  etag: string;
}

/**
 * Finds the file of a path as the host does: the file of that name, that name with `.html`, or the `index.html` in that folder, with and
 * without a slash at the end. It returns nothing outside `dist`, an absolute path.
 */
export async function findFile(dist: string, pathname: string): Promise<StaticFile | undefined> {
  const path = join(dist, decodeURIComponent(pathname), '.');
  if (path !== dist && !path.startsWith(dist + sep)) return undefined;

  for (const candidate of [path, `${path}.html`, join(path, 'index.html')]) {
    const body = await read(candidate);
    if (body) return { body, type: typeOf(candidate), etag: `W/"${fingerprint(body)}"` };
  }
  return undefined;
}

async function read(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

function typeOf(file: string): string {
  const type = lookup(extname(file)) ?? 'application/octet-stream';
  return /^text\/|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}

function fingerprint(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 20);
}
