import { quietDecoys } from './decoys.ts';

/** One part of the test command: a heading, an npm script, and the tests it counts, if it counts any. */
export interface Step {
  title: string;
  script: string;
  counts?: 'vitest' | 'playwright';
  /** Variables that are set for this step alone. */
  env?: Record<string, string>;
}

/**
 * Cheapest first, so that a failure is known as early as it can be; `build` stands before what reads the build. The steps of a group
 * run side by side. `types` and `lint` keep one core busy each and both write Astro's types, so each stands beside other steps.
 */
export const groups: Step[][] = [
  [
    { title: 'Types', script: 'types' },
    { title: 'Format', script: 'format:check' },
    { title: 'Functions', script: 'functions' },
  ],
  [
    { title: 'Lint', script: 'lint' },
    { title: 'Units', script: 'test:unit', counts: 'vitest' },
  ],
  [{ title: 'Build', script: 'build', env: quietDecoys }],
  [
    { title: 'Services', script: 'test:services', counts: 'vitest' },
    { title: 'Site', script: 'test:site', counts: 'vitest' },
  ],
  [{ title: 'Browser', script: 'test:browser', counts: 'playwright' }],
];

/** Where a counting step leaves its report, relative to the project. */
export function reportOf({ script }: Step): string {
  return `test-results/${script.replace(':', '-')}.json`;
}

/** The arguments and variables that make a step's tool write its report beside what it prints. */
export function reporting(step: Step): { args: string[]; env: Record<string, string> } {
  if (step.counts === 'vitest') {
    const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`];
    return { args: ['--', ...flags], env: {} };
  }
  if (step.counts === 'playwright') {
    return { args: ['--', '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step) } };
  }
  return { args: [], env: {} };
}
