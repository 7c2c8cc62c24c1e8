import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import * as usual from '../../../src/config/services.ts';

/** The pauses between tries are short; what works has all the time that a busy machine may need. */
export const patient = { ...usual, sourceTimeoutMs: 30_000, storeReadTimeoutMs: 30_000, pauses: [1, 1, 1] };

/** For a source that fails: nobody waits long for one that is silent. */
export const hasty = { ...patient, sourceTimeoutMs: 300, storeReadTimeoutMs: 300 };

/** A repository with one record. */
export const embedded: Loader = {
  name: 'embedded',
  load: ({ store }) => Promise.resolve(void store.set({ id: 'e', data: { own: true } })),
};

export interface Loaded {
  records: Map<string, unknown>;
  /** The lines of the build log. */
  said: string[];
}

/** An empty cache of a build, and what loads a collection with it. */
export function startCache() {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
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
  const stop = () => rmSync(folder, { recursive: true });
  return { folder, load, stop };
}
