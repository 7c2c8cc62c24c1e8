import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, filesOf } from '../../../../scripts/test/reports.ts';

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});
const vitest = {
  testResults: [
    {
      name: resolve('tests/unit/a.test.ts'),
      startTime: 1000,
      endTime: 1500,
      status: 'failed',
      message: '',
      assertionResults: [
        assertion('a one', 'passed'),
        assertion('a two', 'failed', 'no'),
        assertion('', 'skipped'),
      ],
    },
    {
      name: resolve('tests/unit/b.test.ts'),
      startTime: 1000,
      endTime: 9000,
      status: 'failed',
      message: 'cannot be read',
      assertionResults: [],
    },
  ],
};
const spec = (title: string, status: string, duration: number, message?: string) => ({
  title,
  tests: [
    {
      status,
      projectName: 'phone',
      results: [{ duration, ...(message !== undefined && { error: { message } }) }],
    },
  ],
});
const playwright = {
  suites: [
    {
      file: 'c.spec.ts',
      specs: [spec('one', 'expected', 2000)],
      suites: [
        { file: 'c.spec.ts', specs: [spec('two', 'flaky', 1000, 'once'), spec('three', 'skipped', 0)] },
      ],
    },
  ],
};

test('reads the files of both reports with their seconds and failures, and throws for another report', () => {
  expect([vitest, playwright].flatMap(filesOf)).toEqual([
    {
      file: 'tests/unit/a.test.ts',
      seconds: 0.5,
      passed: 1,
      skipped: 1,
      failures: [{ title: 'a two', message: 'no' }],
    },
    {
      file: 'tests/unit/b.test.ts',
      seconds: 8,
      passed: 0,
      skipped: 0,
      failures: [{ title: 'the file', message: 'cannot be read' }],
    },
    {
      file: 'tests/e2e/c.spec.ts',
      seconds: 3,
      passed: 1,
      skipped: 1,
      failures: [{ title: '[phone] two', message: 'once' }],
    },
  ]);
  expect(() => filesOf({ files: [] })).toThrow();
});

test('one closing line counts all files, and a failed step without a failed test as one failure', () => {
  expect(closingLine([vitest, playwright].flatMap(filesOf), true)).toBe('2 passed, 3 failed, 2 skipped');
  expect(closingLine([], false)).toBe('0 passed, 0 failed');
  expect(closingLine([], true)).toBe('0 passed, 1 failed');
});
