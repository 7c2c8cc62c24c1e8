import { embeddedSecrets } from './exampleSecrets.ts';
import { onSamplesDay } from './samplesDay.js';

/** One part of the test command: a heading, an npm script, and the tests it counts, if it counts any. */
export interface Step {
  title: string;
  script: string;
  counts?: 'vitest' | 'playwright';
  /** Arguments of the script's tool. */
  args?: string[];
  /** Variables that are set for this step alone. */
  env?: Record<string, string>;
}

/**
 * Groups run one after another, the steps of a group side by side, so that two cores are always busy. `test:build` stands first: it
 * writes Astro's types, which `types` and `lint` read. These two use one core for a minute, so each stands beside tests.
 */
export const groups: Step[][] = [
  [
    { title: 'Build', script: 'test:build', env: embeddedSecrets },
    { title: 'Format', script: 'format:check' },
  ],
  [
    { title: 'Types', script: 'types', args: ['--noSync'] },
    { title: 'Functions', script: 'functions' },
    { title: 'Units', script: 'test:unit', counts: 'vitest' },
  ],
  [
    { title: 'Lint', script: 'lint' },
    { title: 'Services', script: 'test:services', counts: 'vitest' },
    { title: 'Site', script: 'test:site', counts: 'vitest', env: onSamplesDay },
    { title: 'Sites', script: 'test:sites', env: onSamplesDay },
  ],
  [{ title: 'Browser', script: 'test:browser', counts: 'playwright', env: onSamplesDay }],
];

/** Where a counting step leaves its report, relative to the project. */
export function reportOf({ script }: Step): string {
  return `test-results/${script.replace(':', '-')}.json`;
}

/** The arguments and variables of a step, with those that make its tool write a report beside what it prints. */
export function invocation(step: Step): { args: string[]; env: Record<string, string> } {
  const { args = [], env = {}, counts } = step;
  if (counts === 'vitest') {
    const flags = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`];
    return { args: [...args, ...flags], env };
  }
  if (counts === 'playwright') {
    const flags = ['--reporter=list,json'];
    return { args: [...args, ...flags], env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step) } };
  }
  return { args, env };
}
