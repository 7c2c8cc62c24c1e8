import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups, invocation, reportOf, type Step } from '../../../../scripts/test/steps.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const groupOf = (script: string) => groups.findIndex((group) => group.some((step) => step.script === script));

test.for([
  ['test:build', 'types'],
  ['test:build', 'lint'],
  ['test:build', 'test:services'],
  ['test:build', 'test:site'],
  ['test:build', 'test:sites'],
  ['test:sites', 'test:browser'],
] as const)('%s has ended before %s begins', ([first, then]) => {
  expect(groupOf(first)).toBeGreaterThanOrEqual(0);
  expect(groupOf(then)).toBeGreaterThan(groupOf(first));
});

test('every step is a script of the project, once', () => {
  const all = groups.flat().map(({ script }) => script);
  expect(all.filter((script) => !(script in scripts))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

test.for<[Step, string[], string[]]>([
  [{ title: 'Types', script: 'types', args: ['--noSync'] }, ['--noSync'], []],
  [
    { title: 'Units', script: 'test:unit', counts: 'vitest' },
    ['--reporter=default', '--reporter=json', '--outputFile.json=test-results/test-unit.json'],
    [],
  ],
  [
    { title: 'Browser', script: 'test:browser', counts: 'playwright', env: { ONE: '1' } },
    ['--reporter=list,json'],
    ['ONE', 'PLAYWRIGHT_JSON_OUTPUT_FILE'],
  ],
])('%j: its own arguments and variables, and a report where one counts', ([step, args, variables]) => {
  expect(invocation(step).args).toEqual(args);
  expect(Object.keys(invocation(step).env)).toEqual(variables);
  expect(reportOf(step)).toMatch(/^test-results\//);
});
