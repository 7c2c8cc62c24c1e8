import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

/** Tests of what imports Astro's own modules, such as `astro:assets`; all others run without its configuration. */
const ofAstro = 'tests/unit/**/*.astro.test.{ts,tsx}';

/** Kinds of tests that need different things: nothing, Astro's modules, local servers, and a finished build in `dist/`. */
export default defineConfig({
  test: {
    // By default one processor is left to Vitest itself, which hardly needs it: half of a small machine.
    maxWorkers: '100%',
    projects: [
      { test: { ...kind('unit'), exclude: [ofAstro] } },
      getViteConfig({ test: kind('astro', ofAstro) }),
      { test: kind('services') },
      { test: kind('site') },
    ],
  },
});

function kind(name: string, files = `tests/${name}/**/*.test.{ts,tsx}`) {
  return { name, include: [files], testTimeout: 60_000, hookTimeout: 60_000 };
}
