import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { afterEach, beforeEach } from 'vitest';
import * as usual from '../../../src/config/services.ts';

/** The pauses between tries are short; what works has all the time that a busy machine may need. */
export const patient = { ...usual, sourceTimeoutMs: 30_000, storeReadTimeoutMs: 30_000, pauses: [1, 1, 1] };

/** For a source that fails: nobody waits long for one that is silent. */
export const hasty = { ...patient, sourceTimeoutMs: 300, storeReadTimeoutMs: 300 };

/** A repository with these records, by their ids. */
export const repository = (records: Record<string, object>): Loader => ({
  name: 'own',
  load: ({ store }) => {
    for (const [id, data] of Object.entries(records)) store.set({ id, data: { ...data } });
    return Promise.resolve();
  },
});

/** A repository with one record. */
export const embedded = repository({ e: { own: true } });

/** The records of a process, by the variables of its environment. */
export const setting = (name: string) => process.env[name] ?? '';

export interface Loaded {
  records: Map<string, unknown>;
  /** The lines of the build log. */
  said: string[];
}

/** Loads collections with the cache of a build, which is empty before each test of the file. */
export function useCache(): { load: (loader: Loader) => Promise<Loaded>; folder: () => URL } {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const load = async (loader: Loader): Promise<Loaded> => {
    const records = new Map<string, unknown>();
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    await loader.load({
      store: {
        clear: () => records.clear(),
        set: ({ id, data }: { id: string; data: unknown }) => records.set(id, data),
        delete: (id: string) => records.delete(id),
        keys: () => [...records.keys()],
        entries: () => [...records].map(([id, data]) => [id, { id, data }]),
      },
      logger: { info: say, warn: say },
      config: { cacheDir: pathToFileURL(`${folder}/`) },
      generateDigest: () => 'digest',
    } as unknown as LoaderContext);
    return { records, said };
  };
  return { load, folder: () => pathToFileURL(`${folder}/`) };
}
