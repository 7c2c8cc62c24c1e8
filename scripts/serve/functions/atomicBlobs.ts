import { readdirSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';

type Answer = (request: unknown) => Promise<Response>;

/** What `BlobsServer` keeps to itself. */
type Internals = Record<'put' | 'delete' | 'listBlobs', Answer>;
interface StaticInternals {
  generateETag: (file: string) => Promise<string>;
}

/** The server writes beside its target under such a name, then renames. */
const unfinished = /^\.[a-z\d]+$/;

/**
 * Makes Blobs on disk promise what they promise on the host. As it comes, the server looks and then writes, so that of two
 * simultaneous conditional writes both may find what they insist on; a list stops early when a file goes while it is made; and
 * an etag is the file's time in milliseconds, which a second write soon after may share. So: writes one at a time, no list
 * while one is under way, and an etag of the file itself, since each write makes a new one. What a killed server left half written is removed.
 */
export function makeAtomic(server: BlobsServer, folder: string): BlobsServer {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (unfinished.test(basename(name))) rmSync(join(folder, name), { force: true });

  (BlobsServer as unknown as StaticInternals).generateETag = async (file) => {
    const found = await stat(file, { bigint: true }).catch(() => undefined);
    return found ? `"${found.ino.toString(36)}-${found.mtimeNs.toString(36)}"` : '';
  };

  const internals = server as unknown as Internals;
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** Every list that was asked for since. */
  let lists: Promise<unknown> = Promise.resolve();
  for (const name of ['put', 'delete'] as const) {
    const answer = internals[name].bind(server);
    internals[name] = (request) => {
      const next = Promise.all([lastWrite, lists]).then(() => answer(request));
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
  return server;
}
