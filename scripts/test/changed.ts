// `npm run test:changed`: what the changes since the last commit touch. `npm run test:changed -- <commit>` counts from that commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import '../../tests/band.ts';
import { runSteps } from './runSteps.ts';
import { touchedSteps } from './touched.ts';

const linesOf = (output: string) => output.split('\n').filter((line) => line !== '');
const git = (...args: string[]) => linesOf(execFileSync('git', args, { encoding: 'utf8' }));
const [since = 'HEAD'] = process.argv.slice(2);
const files = [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const tests = globSync('tests/{unit,services}/**/*.test.{ts,tsx}');

/** The files that import a module: an import names its file with the extension. */
const importersOf = (module: string) => {
  const { stdout } = spawnSync('git', ['grep', '-lF', `/${basename(module)}'`], { encoding: 'utf8' });
  return linesOf(stdout);
};
/** The keys of a file of texts, whose types TypeScript reads, without the texts. */
const keysOf = (json: string) =>
  JSON.stringify(JSON.parse(json), (_, value: unknown) => (typeof value === 'string' ? '' : value));
const keepsKeys = (file: string) => {
  const { stdout } = spawnSync('git', ['show', `${since}:${file}`], { encoding: 'utf8' });
  return stdout !== '' && keysOf(stdout) === keysOf(readFileSync(file, 'utf8'));
};

const there = files.filter((file) => existsSync(file));
const importers = files.filter((file) => /\.(tsx?|js)$/.test(file)).flatMap(importersOf);

await runSteps(
  touchedSteps({
    files: files.filter((file) => there.includes(file) || !file.endsWith('.spec.ts')),
    read: [...new Set([...there, ...importers])],
    textsAlone: there.filter((file) => file.endsWith('.json') && keepsKeys(file)),
    tests: new Map(tests.map((file) => [file, readFileSync(file, 'utf8')])),
    hasBuild: existsSync('dist/index.html'),
  }),
);
