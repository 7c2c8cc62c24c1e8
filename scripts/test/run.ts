// `npm test`: every step under its heading, up to the first that fails, and one closing line over all tests.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Step, reportOf, reporting, steps } from './steps.ts';
import { type Tally, closingLine, tallyOf } from './tally.ts';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const failing = steps.find((step) => !succeeds(step));
const line = closingLine(steps.flatMap(count), failing !== undefined);
writeFileSync('test-results/tally.txt', `${line}\n`);

if (failing) console.error(`\n${failing.title} failed; run it alone with: npm run ${failing.script}`);
console.log(`\n${line}`);
process.exitCode = failing ? 1 : 0;

function succeeds(step: Step): boolean {
  console.log(`\n━━ ${step.title} ━━`);
  const { args, env } = reporting(step);
  const result = spawnSync('npm', ['run', '--silent', step.script, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env, ...env },
  });
  return result.status === 0;
}

function count(step: Step): Tally[] {
  const report = reportOf(step);
  return existsSync(report) ? [tallyOf(JSON.parse(readFileSync(report, 'utf8')))] : [];
}
