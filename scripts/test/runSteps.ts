import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describeBrowser } from '../browser/find.ts';
import { schedule } from './schedule.ts';
import { closingLine, filesOf, type FileResult } from './reports.ts';
import { type Step, invocation, reportOf, sideBySide } from './steps.ts';
import { isNight, seed } from '../../tests/night.ts';

/** Seconds of the steps that have ended, by their titles. */
const seconds = new Map<string, number>();

/**
 * Runs steps. Prints each under its heading, then the time that each took, the slowest files, the browser, what failed, and one closing
 * line over all tests, which `test-results/tally.txt` holds, too. The exit code is 1 where a step failed.
 */
export async function runSteps(steps: Step[]): Promise<void> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const failed = await schedule(steps, sideBySide, succeeds);
  const files = steps
    .filter((step) => step.counts && existsSync(reportOf(step)))
    .flatMap((step) => filesOf(JSON.parse(readFileSync(reportOf(step), 'utf8'))));
  printTimes(files);
  const closing = closingLine(files, failed.length > 0);
  writeFileSync('test-results/tally.txt', `${closing}\n`);
  for (const { file, failures } of files)
    for (const { title, message } of failures) console.error(`\n${file} › ${title}\n${message}`);
  for (const { title, script } of failed)
    console.error(`\n${title} failed; run it alone with: npm run ${script}`);
  console.log(`\n${closing}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

function printTimes(files: FileResult[]): void {
  console.log('\n━━ Time ━━\nSeconds of each step; they run side by side:');
  for (const [title, value] of seconds) console.log(line(value, title));
  console.log(line(performance.now() / 1000, 'the whole run'));
  console.log('The slowest files:');
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { file, seconds: value } of slowest) console.log(line(value, file));
  console.log(describeBrowser());
  if (isNight) console.log(`Seed: ${seed}; TEST_SEED=${seed} npm run test:night repeats this run.`);
}

function line(value: number, title: string): string {
  return `${value.toFixed(0).padStart(5)}  ${title}`;
}

/** Runs a step, and prints under its heading what it has printed. The browser's tests print as they go, because they take longest. */
async function succeeds(step: Step): Promise<boolean> {
  const began = performance.now();
  const printsAsItGoes = step.counts === 'playwright';
  const heading = `\n━━ ${step.title} ━━`;
  if (printsAsItGoes) console.log(heading);
  const { args, env } = invocation(step);
  // Without `prelint`, which writes Astro's types: the build has, and `types` reads them beside it.
  const first = step.isLow ? ['nice', '-n', '19', 'npm'] : ['npm'];
  const npm = [...first, 'run', '--silent', '--ignore-scripts', step.script, '--', ...args];
  // The shell joins both outputs in their order.
  const child = spawn('sh', ['-c', '"$@" 2>&1', 'sh', ...npm], {
    stdio: ['ignore', printsAsItGoes ? 'inherit' : 'pipe', 'inherit'],
    // One seed for all steps of a nightly run.
    env: { ...process.env, ...(isNight && { TEST_SEED: String(seed) }), ...env },
  });
  const ended = once(child, 'exit');
  if (child.stdout) console.log(`${heading}\n${await text(child.stdout)}`);
  await ended;
  seconds.set(step.title, (performance.now() - began) / 1000);
  return child.exitCode === 0;
}
