import { relative } from 'node:path';
import * as z from 'zod/mini';

/** A file of tests, as a JSON report of Vitest or Playwright tells of it. */
export interface FileResult {
  file: string;
  seconds: number;
  passed: number;
  skipped: number;
  /** Each failed test: its title and the beginning of its message. A file that could not be read counts as one. */
  failures: { title: string; message: string }[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      projectName: z.string(),
      results: z.array(
        z.object({ duration: z.number(), error: z.optional(z.object({ message: z.optional(z.string()) })) }),
      ),
    }),
  ),
});

interface Suite {
  file: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodMiniType<Suite> = z.object({
  file: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});

/** `errors` belong to no test: one that came after the last test of a worker, or a file that could not be read. */
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(
    z.object({
      message: z.optional(z.string()),
      location: z.optional(z.object({ file: z.string(), line: z.number() })),
    }),
  ),
});

/** The files of a report of Vitest or Playwright; throws for another one. A test of Playwright that passed on a second try has failed. */
export function filesOf(report: unknown): FileResult[] {
  const vitest = vitestReport.safeParse(report);
  if (vitest.success) return vitest.data.testResults.map(ofVitest);
  const { suites, errors } = playwrightReport.parse(report);
  return [...suites.map(ofPlaywright), ...errors.map(ofNoTest)];
}

function ofVitest(one: z.infer<typeof vitestReport>['testResults'][number]): FileResult {
  const failed = one.assertionResults.filter(({ status }) => status === 'failed');
  const passed = one.assertionResults.filter(({ status }) => status === 'passed').length;
  const failures = failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  if (one.status === 'failed' && failures.length === 0) failures.push(failure('the file', one.message));
  return {
    file: relative('', one.name),
    seconds: (one.endTime - one.startTime) / 1000,
    passed,
    skipped: one.assertionResults.length - passed - failed.length,
    failures,
  };
}

function ofPlaywright(one: Suite): FileResult {
  const tests = specsOf(one).flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  return {
    file: `tests/e2e/${one.file}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    passed: count('expected'),
    skipped: count('skipped'),
    failures: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title, projectName, results }) =>
        failure(`[${projectName}] ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  };
}

function ofNoTest({ message, location }: z.infer<typeof playwrightReport>['errors'][number]): FileResult {
  const file = location ? relative('', location.file) : 'tests/e2e';
  const title = location ? `line ${String(location.line)}, after its tests` : 'after its tests';
  return { file, seconds: 0, passed: 0, skipped: 0, failures: [failure(title, message)] };
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A failed test with at most 12 lines of its message. */
function failure(title: string, message = ''): FileResult['failures'][number] {
  return { title, message: message.split('\n').slice(0, 12).join('\n') };
}

/**
 * The closing line over all files, `12 passed, 0 failed`, with the number of skipped tests if any. A step that fails without a failed
 * test, such as types or lint, counts as one failure.
 */
export function closingLine(files: FileResult[], stepFailed: boolean): string {
  const sum = (numberOf: (file: FileResult) => number) =>
    files.reduce((total, file) => total + numberOf(file), 0);
  const failed = Math.max(
    sum(({ failures }) => failures.length),
    stepFailed ? 1 : 0,
  );
  const skipped = sum((file) => file.skipped);
  return `${sum((file) => file.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
