import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getViteConfig } from 'astro/config';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import './tests/band.ts';
import { sized } from './tests/night.ts';

// In a process of its own: this one would translate all that it imports first.
execFileSync(process.execPath, ['scripts/band/write.ts'], { stdio: 'inherit' });

const { project: asked } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;

/** Tests of what imports Astro's own modules, such as `astro:assets`; all others run without its configuration. */
const ofAstro = 'tests/unit/**/*.astro.test.{ts,tsx}';

/** Reading Astro's configuration takes longer than a hundred short files, so a run of other kinds of tests does not. */
const runsAstro = asked?.includes('astro') ?? true;

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
      kind('unit', {
        ...{ exclude: [ofAstro], alias: withoutAstro },
        ...{ isolate: false, setupFiles: 'tests/unit/startFile.ts' },
      }),
      ...(runsAstro ? [getViteConfig(kind('astro', { include: [ofAstro], alias: withoutCollections }))] : []),
      kind('services', { alias: withoutAstro, globalSetup: 'tests/services/sharedEmulator.ts' }),
      // They only read, so each worker reads and parses the pages once for all of them.
      kind('site', { isolate: false }),
      // A window of a browser answers when it can, on a machine that does much else.
      kind('engines', { expect: { poll: { timeout: 40_000, interval: 50 } } }),
    ],
  },
});

function kind(name: string, options: TestProjectInlineConfiguration['test']) {
  // At night a test repeats up to ten times as much.
  const timeouts = { testTimeout: sized(60_000, 600_000), hookTimeout: 60_000 };
  const include = [`tests/${name}/**/*.test.{ts,tsx}`];
  // A kind that extends this file has it read again.
  return { extends: false as const, test: { name, include, ...timeouts, ...options } };
}
