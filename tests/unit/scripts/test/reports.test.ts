import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { closingLine, filesOf } from '../../../../scripts/test/reports.ts';

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  ...{ fullName, status, failureMessages },
});
const fileOf = (name: string, endTime: number, message: string, ...assertionResults: object[]) => ({
  ...{ name: resolve(name), startTime: 1000, endTime, status: 'failed', message, assertionResults },
});
const vitest = {
  testResults: [
    fileOf(
      ...(['tests/unit/a.test.ts', 1500, ''] as const),
      assertion('a one', 'passed'),
      assertion('a two', 'failed', 'no'),
      assertion('', 'skipped'),
    ),
    fileOf('tests/unit/b.test.ts', 9000, 'cannot be read'),
  ],
};
const spec = (title: string, status: string, duration: number, error?: { message: string }) => ({
  title,
  tests: [{ status, projectName: 'phone', results: [{ duration, ...(error && { error }) }] }],
});
const inner = [spec('two', 'flaky', 1000, { message: 'once' }), spec('three', 'skipped', 0)];
const playwright = {
  suites: [
    {
      file: 'c.spec.ts',
      specs: [spec('one', 'expected', 2000)],
      suites: [{ file: 'c.spec.ts', specs: inner }],
    },
  ],
  errors: [
    { message: 'late', location: { file: resolve('tests/e2e/d.spec.ts'), line: 9 } },
    { message: 'no browser' },
  ],
};

test('reads the files of both reports with their seconds and failures, and throws for another report', () => {
  const read = [vitest, playwright].flatMap(filesOf);
  expect(read.map(({ file, ...counts }) => [file, counts.seconds, counts.passed, counts.skipped])).toEqual([
    ['tests/unit/a.test.ts', 0.5, 1, 1],
    ['tests/unit/b.test.ts', 8, 0, 0],
    ['tests/e2e/c.spec.ts', 3, 1, 1],
    ['tests/e2e/d.spec.ts', 0, 0, 0],
    ['tests/e2e', 0, 0, 0],
  ]);
  expect(read.map(({ failures }) => failures)).toEqual([
    [{ title: 'a two', message: 'no' }],
    [{ title: 'the file', message: 'cannot be read' }],
    [{ title: '[phone] two', message: 'once' }],
    [{ title: 'line 9, after its tests', message: 'late' }],
    [{ title: 'after its tests', message: 'no browser' }],
  ]);
  expect(() => filesOf({ files: [] })).toThrow();
});

test('one closing line counts all files, and a failed step without a failed test as one failure', () => {
  expect(closingLine([vitest, playwright].flatMap(filesOf), true)).toBe('2 passed, 5 failed, 2 skipped');
  expect(closingLine([], false)).toBe('0 passed, 0 failed');
  expect(closingLine([], true)).toBe('0 passed, 1 failed');
});
