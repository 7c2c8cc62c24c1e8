import type { AstroIntegration } from 'astro';
import i18next from 'i18next';
import { resolve } from 'node:path';
import { settings } from '../serve/environment.ts';
import { chooseBand } from './chooseBand.ts';
import { writeBand } from './writeBand.ts';

/** Writes the band before Astro reads anything of it; while the pages are served with live reload, again after each change of its files. */
export default function bandFolder(): AstroIntegration {
  return {
    name: 'band',
    hooks: {
      'astro:config:setup': async () => {
        await writeBand();
      },
      'astro:server:setup': ({ server, logger }) => {
        const folders = ['i18n', chooseBand(process.cwd(), settings()) ?? 'band'].map((name) =>
          resolve(name),
        );
        let last = Promise.resolve();
        server.watcher.add(folders);
        server.watcher.on('all', (_, file) => {
          if (!folders.some((folder) => file.startsWith(folder))) return;
          // One after the other: the earlier would delete what a later one has written.
          last = last
            .then(async () => {
              await writeBand();
              // The pages have read the texts by themselves, and keep them.
              if (i18next.isInitialized) await i18next.reloadResources();
              for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
              server.ws.send({ type: 'full-reload' });
            })
            .catch((error: unknown) => {
              logger.error(error instanceof Error ? error.message : String(error));
            });
        });
      },
    },
  };
}
