import { describe, expect, test } from 'vitest';
import { closingLine, tallyOf } from '../../../../scripts/test/tally.ts';

describe('one closing line over all tests', () => {
  test('counts a report of Vitest', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, success: false };
    expect(tallyOf(report)).toEqual({ passed: 7, failed: 1, skipped: 2 });
  });

  test('counts a report of Playwright, and flaky tests as failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0, duration: 12 } };
    expect(tallyOf(report)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test('throws for another report', () => expect(() => tallyOf({ tests: 3 })).toThrow());

  test.for([
    [
      [
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 4, failed: 0, skipped: 0 },
      ],
      false,
      '7 passed, 0 failed',
    ],
    [[{ passed: 3, failed: 2, skipped: 1 }], true, '3 passed, 2 failed, 1 skipped'],
    [[{ passed: 3, failed: 0, skipped: 0 }], true, '3 passed, 1 failed'],
    [[], true, '0 passed, 1 failed'],
  ] as const)('%j, a step failed: %s', ([tallies, stepFailed, line]) =>
    expect(closingLine([...tallies], stepFailed)).toBe(line),
  );
});
