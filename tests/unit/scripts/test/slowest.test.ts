import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { slowest } from '../../../../scripts/test/slowest.ts';

const vitest = {
  testResults: [
    { name: resolve('tests/unit/a.test.ts'), startTime: 1000, endTime: 1500 },
    { name: resolve('tests/unit/b.test.ts'), startTime: 1000, endTime: 9000 },
  ],
};
const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const playwright = {
  suites: [
    { file: 'c.spec.ts', specs: [spec(2000)], suites: [{ file: 'c.spec.ts', specs: [spec(1000, 3000)] }] },
    { file: 'd.spec.ts', specs: [spec(7000)] },
  ],
};

test('names the slowest files of both reports with their seconds, and throws for another report', () => {
  expect(slowest([vitest, playwright], 3)).toEqual([
    { file: 'tests/unit/b.test.ts', seconds: 8 },
    { file: 'tests/e2e/d.spec.ts', seconds: 7 },
    { file: 'tests/e2e/c.spec.ts', seconds: 6 },
  ]);
  expect(() => slowest([{ files: [] }], 3)).toThrow();
});
