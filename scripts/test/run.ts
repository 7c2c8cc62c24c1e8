// `npm test`: every step under its heading, up to the first group with one that fails, and one closing line over all tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Step, groups, invocation, reportOf } from './steps.ts';
import { type Tally, closingLine, tallyOf } from './tally.ts';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const failing = await firstFailing();
const line = closingLine(groups.flat().flatMap(count), failing.length > 0);
writeFileSync('test-results/tally.txt', `${line}\n`);

for (const { title, script } of failing)
  console.error(`\n${title} failed; run it alone with: npm run ${script}`);
console.log(`\n${line}`);
process.exitCode = failing.length > 0 ? 1 : 0;

/** The failing steps of the first group that has any. The groups after it do not run. */
async function firstFailing(): Promise<Step[]> {
  for (const group of groups) {
    const results = await Promise.all(group.map((step) => succeeds(step, group.length === 1)));
    const failed = group.filter((_, index) => !results[index]);
    if (failed.length > 0) return failed;
  }
  return [];
}

/** Runs a step. One that is alone prints as it goes, others when they have ended, so that their lines do not mix. */
async function succeeds(step: Step, isAlone: boolean): Promise<boolean> {
  const heading = `\n━━ ${step.title} ━━`;
  if (isAlone) console.log(heading);
  const { args, env } = invocation(step);
  // Without `prelint`, which writes Astro's types: the build has, and `types` reads them beside it.
  const npm = ['npm', 'run', '--silent', '--ignore-scripts', step.script, '--', ...args];
  // The shell joins both outputs in their order.
  const child = spawn('sh', ['-c', '"$@" 2>&1', 'sh', ...npm], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  if (child.stdout) console.log(`${heading}\n${await text(child.stdout)}`);
  await ended;
  return child.exitCode === 0;
}

function count(step: Step): Tally[] {
  const report = reportOf(step);
  return existsSync(report) ? [tallyOf(JSON.parse(readFileSync(report, 'utf8')))] : [];
}
