/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

/** Three kinds of tests that need different things: nothing, local servers, and a finished build in `dist/`. */
export default getViteConfig({
  test: {
    // By default one processor is left to Vitest itself, which hardly needs it: half of a small machine.
    maxWorkers: '100%',
    projects: [project('unit'), project('services'), project('site')],
  },
});

function project(name: string) {
  return {
    extends: true as const,
    test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: 60_000, hookTimeout: 60_000 },
  };
}
