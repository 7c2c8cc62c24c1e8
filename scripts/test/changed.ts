// `npm run test:changed`: what the changes since the last commit touch. `npm run test:changed -- <commit>` counts from that commit.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import '../../tests/band.ts';
import { runSteps } from './runSteps.ts';
import { touchedSteps } from './touched.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const [since = 'HEAD'] = process.argv.slice(2);
const files = [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = globSync('tests/{unit,services}/**/*.test.{ts,tsx}');

await runSteps(
  touchedSteps(
    files.filter((file) => existsSync(file) || !file.endsWith('.spec.ts')),
    new Map(tests.map((file) => [file, readFileSync(file, 'utf8')])),
    existsSync('dist/index.html'),
  ),
);
