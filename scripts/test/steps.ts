import { quietDecoys } from './decoys.ts';

/** A step of the test command: a heading, an npm script, and the tool that counts its tests, if any. */
export interface Step {
  title: string;
  script: string;
  counts?: 'vitest' | 'playwright';
  /** Variables of this step. */
  env?: Record<string, string>;
}

/**
 * Groups of steps that run in parallel, the cheapest first; `build` comes before its readers. `types` and `lint` are in different groups,
 * because each uses a whole core and both write Astro's types.
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

/** Path of a step's report, relative to the project. */
export function reportOf({ script }: Step): string {
  return `test-results/${script.replace(':', '-')}.json`;
}

/** The arguments and variables by which a step's tool also writes its report. */
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
