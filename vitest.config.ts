import { resolve } from 'node:path';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { writeBand } from './scripts/band/writeBand.ts';
import './tests/band.ts';
import { sized } from './tests/night.ts';

await writeBand();

/** Tests of what imports Astro's own modules, such as `astro:assets`; all others run without its configuration. */
const ofAstro = 'tests/unit/**/*.astro.test.{ts,tsx}';

const fakeAstro = resolve('tests/fakes/astro.ts');
const withoutCollections = { 'astro:content': fakeAstro, 'astro:env/server': fakeAstro };
const withoutAstro = { ...withoutCollections, 'astro:env/client': fakeAstro };

/** Kinds of tests that need different things: nothing, Astro's modules, local servers, and a finished build in `dist/`. */
export default defineConfig({
  test: {
    // By default one processor is left to Vitest itself, which hardly needs it: half of a small machine.
    maxWorkers: '100%',
    projects: [
      // The start of a process takes longer than most of these files, so all share one for each worker.
      {
        test: {
          ...{ ...kind('unit'), exclude: [ofAstro], alias: withoutAstro },
          ...{ isolate: false, setupFiles: 'tests/unit/startFile.ts' },
        },
      },
      getViteConfig({ test: { ...kind('astro', ofAstro), alias: withoutCollections } }),
      { test: { ...kind('services'), alias: withoutAstro, globalSetup: 'tests/services/sharedEmulator.ts' } },
      // They only read, so each worker reads and parses the pages once for all of them.
      { test: { ...kind('site'), isolate: false } },
      // A window of a browser answers when it can, on a machine that does much else.
      { test: { ...kind('engines'), expect: { poll: { timeout: 40_000, interval: 50 } } } },
    ],
  },
});

function kind(name: string, files = `tests/${name}/**/*.test.{ts,tsx}`) {
  // At night a test repeats up to ten times as much.
  const timeouts = { testTimeout: sized(60_000, 600_000), hookTimeout: 60_000 };
  return { name, include: [files], ...timeouts };
}
