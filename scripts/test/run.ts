// `npm test`: runs the groups of steps up to the first failure, and prints one closing line over all tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Step, groups, reportOf, reporting } from './steps.ts';
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

/** The failed steps of the first group with a failure; later groups do not run. */
async function firstFailing(): Promise<Step[]> {
  for (const group of groups) {
    const results = await Promise.all(group.map((step) => succeeds(step, group.length === 1)));
    const failed = group.filter((_, index) => !results[index]);
    if (failed.length > 0) return failed;
  }
  return [];
}

/** Runs a step. A single step prints at once, parallel ones print at their end, so that their lines do not mix. */
async function succeeds(step: Step, isAlone: boolean): Promise<boolean> {
  const heading = `\n━━ ${step.title} ━━`;
  if (isAlone) console.log(heading);
  const { args, env } = reporting(step);
  // The shell joins both outputs in their order.
  const child = spawn('sh', ['-c', '"$@" 2>&1', 'sh', 'npm', 'run', '--silent', step.script, ...args], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, ...step.env, ...env },
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
