import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { invocation, reportOf, type Step, steps } from '../../../../scripts/test/steps.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('every step is a script of the project, once, and comes after those that it needs', () => {
  const all = steps.map(({ script }) => script);
  expect(all.filter((script) => !(script in scripts))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  for (const [index, { after = [] }] of steps.entries())
    expect(all.slice(0, index)).toEqual(expect.arrayContaining(after));
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
