import * as z from 'zod/mini';

/** Numbers of tests by result. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads a JSON report of Vitest or Playwright; a flaky test counts as failed. */
export function tallyOf(report: unknown): Tally {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests } = vitest.data;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  }
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * The closing line over all steps, `12 passed, 0 failed`, with the number of skipped tests if any. A step that fails without a failed
 * test, such as types or lint, counts as one failure.
 */
export function closingLine(tallies: Tally[], stepFailed: boolean): string {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  const failed = Math.max(sum('failed'), stepFailed ? 1 : 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
