import { embeddedSecrets } from './exampleSecrets.ts';
import { onSamplesDay } from './samplesDay.js';

/** One part of the test command: a heading, an npm script, and the tests it counts, if it counts any. */
export interface Step {
  title: string;
  script: string;
  /** Scripts of steps that have ended before this one begins. */
  after?: string[];
  /** It runs in what the others leave of the processor. */
  isLow?: true;
  counts?: 'vitest' | 'playwright';
  /** Arguments of the script's tool. */
  args?: string[];
  /** Variables that are set for this step alone. */
  env?: Record<string, string>;
}

/** The number of steps at the same time: one more than the cores of CI, because some use one core and some wait. */
export const sideBySide = 3;

const longest = ['test:services', 'test:browser'];

/**
 * The steps in the order in which they begin. The build writes Astro's types, which `types` and the linters read; these use one core for
 * a minute, so they begin early. `functions` bundles what the sites of the browser tests copy. The many short tests of the browser keep
 * all cores busy until its end. The other engines come last, without the browser: their drivers click where something stood a moment ago,
 * and beside it one journey of forty clicked on another page than it had looked at. They leave a core idle now and then, which the
 * tests of the built files fill.
 */
export const steps: Step[] = [
  { title: 'Build', script: 'test:build', env: embeddedSecrets },
  { title: 'Format', script: 'format:check' },
  { title: 'Lint', script: 'lint:types', after: ['test:build'] },
  { title: 'House', script: 'lint:house', after: ['test:build'] },
  { title: 'Functions', script: 'functions', after: ['test:build'] },
  { title: 'Types', script: 'types', args: ['--noSync'], after: ['test:build'] },
  { title: 'Units', script: 'test:unit', counts: 'vitest', after: ['test:build'] },
  { title: 'Sites', script: 'test:sites', after: ['functions'] },
  { title: 'Services', script: 'test:services', counts: 'vitest', after: ['functions'] },
  {
    title: 'Browser',
    script: 'test:browser',
    counts: 'playwright',
    env: onSamplesDay,
    after: ['test:sites'],
  },
  { title: 'Engines', script: 'test:engines', counts: 'vitest', after: longest },
  { title: 'Site', script: 'test:site', counts: 'vitest', env: onSamplesDay, after: longest, isLow: true },
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
