import { relative } from 'node:path';
import * as z from 'zod/mini';

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

interface Suite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodMiniType<Suite> = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
  suites: z.optional(z.array(z.lazy(() => suite))),
});

const playwrightReport = z.object({ suites: z.array(suite) });

/** A file of tests, and the seconds of its tests. */
export interface TimedFile {
  file: string;
  seconds: number;
}

/** The files of JSON reports of Vitest and Playwright that took longest, the slowest first. */
export function slowest(reports: unknown[], count: number): TimedFile[] {
  return reports
    .flatMap(filesOf)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}

function filesOf(report: unknown): TimedFile[] {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success)
    return vitest.data.testResults.map(({ name, startTime, endTime }) => ({
      file: relative('', name),
      seconds: (endTime - startTime) / 1000,
    }));
  return playwrightReport
    .parse(report)
    .suites.map((one) => ({ file: `tests/e2e/${one.file}`, seconds: millisecondsOf(one) / 1000 }));
}

/** The duration of a suite and of those in it, in milliseconds. */
function millisecondsOf({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const inner = suites.map(millisecondsOf);
  return [...results.map(({ duration }) => duration), ...inner].reduce((sum, value) => sum + value, 0);
}
