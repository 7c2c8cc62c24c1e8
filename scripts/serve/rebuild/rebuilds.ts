import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RunningSite } from '../server.ts';
import { runApart } from '../writeBandApart.ts';

/** Builds a site in a folder, below which are then `dist` and `functions`. An abort ends it. */
export type BuildInto = (folder: string, signal: AbortSignal) => Promise<void>;

/**
 * The later builds of a running site, which it serves in place of the former ones. Each has a folder of its own below `root`, because Node
 * loads a module once by its path. `clear` deletes all of them.
 */
export function rebuilds(site: Pick<RunningSite, 'replace'>, root: string, buildInto = buildInProcess) {
  let count = 0;
  /** The folder of the functions that are served, and the folders that can go. */
  let served: string | undefined;
  let unused: string[] = [];
  return {
    build: async (signal: AbortSignal) => {
      // Not at the exchange: requests on their way could still load a part of the former functions.
      for (const folder of unused.splice(0)) await rm(folder, { recursive: true, force: true });
      const folder = join(root, String((count += 1)));
      unused.push(folder);
      await buildInto(folder, signal);
      await site.replace({ dist: join(folder, 'dist'), functions: join(folder, 'functions') });
      unused = served === undefined ? [] : [served];
      served = folder;
    },
    clear: () => rm(root, { recursive: true, force: true }),
  };
}

const buildInProcess: BuildInto = async (folder, signal) => {
  await runApart(join(import.meta.dirname, 'buildNext.ts'), [resolve(folder)], signal);
};
