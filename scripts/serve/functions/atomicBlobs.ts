import { readdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

type HandleRequest = (request: unknown) => Promise<Response>;

/** Private methods of `BlobsServer`. */
type Internals = Record<'put' | 'delete' | 'listBlobs', HandleRequest> & {
  get: (request: Request) => Promise<Response>;
  getLocalPaths: (url: URL) => { dataPath?: string; key?: string };
};
interface StaticInternals {
  generateETag: (file: string) => Promise<string>;
}

/** The server writes a file of such a name beside its target, then renames it. */
const temporaryName = /^\.[a-z\d]+$/;

/**
 * Gives Blobs on disk the guarantees of the host. Netlify's server reads and then writes, so two simultaneous conditional writes may both
 * succeed. Its lists end early when a file is deleted meanwhile. Its etag is the file's time in milliseconds, which two writes may share.
 * A read has no etag. Here writes run one at a time, no list runs during a write, a read has the etag of its list, and the etag includes the
 * file's inode, which each write changes.
 * Temporary files of a killed server are deleted.
 */
export function makeAtomic(server: BlobsServer, folder: string): BlobsServer {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (temporaryName.test(basename(name))) rmSync(join(folder, name), { force: true });

  const etagOf: StaticInternals['generateETag'] = async (file) => {
    const found = await stat(file, { bigint: true }).catch(() => undefined);
    return found ? `"${found.ino.toString(36)}-${found.mtimeNs.toString(36)}"` : '';
  };
  (BlobsServer as unknown as StaticInternals).generateETag = etagOf;

  const internals = server as unknown as Internals;
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** All lists since the last write. */
  let lists: Promise<unknown> = Promise.resolve();
  for (const name of ['put', 'delete'] as const) {
    const handle = internals[name].bind(server);
    internals[name] = (request) => {
      const next = Promise.all([lastWrite, lists]).then(() => handle(request));
      lastWrite = next.catch(() => undefined);
      lists = Promise.resolve();
      return next;
    };
  }
  const list = internals.listBlobs.bind(server);
  internals.listBlobs = (request) => {
    const next = lastWrite.then(() => list(request));
    lists = Promise.allSettled([lists, next]);
    return next;
  };
  const get = internals.get.bind(server);
  internals.get = async (request) => {
    const { dataPath, key } = internals.getLocalPaths(new URL(request.url));
    if (dataPath === undefined || !key) return get(request);
    // Read first, so that it is never newer than the value: the next write on it then fails.
    const etag = await etagOf(dataPath);
    if (etag === '') return new Response(null, { status: 404 });
    const answer = await get(request);
    answer.headers.set('etag', etag);
    return answer;
  };
  return server;
}
