import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser, leanPath } from './find.ts';

/** One way to get a browser: a sentence for the log, and the commands that must all succeed. */
export interface Recipe {
  title: string;
  commands: string[][];
}

/** The ways open to a user: Debian's package for root or a `sudo` that asks nothing, then Playwright's own download. */
export function recipes(prefix: string[] | undefined): Recipe[] {
  const own = {
    title: "Playwright's own Chromium",
    commands: [['npx', 'playwright', 'install', 'chromium']],
  };
  if (!prefix) return [own];
  return [{ title: 'Chromium from the package manager', commands: packages(prefix, 'chromium') }, own];
}

function packages(prefix: string[], name: string): string[][] {
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return [
    [...apt, 'update', '-q'],
    [...apt, 'install', '-q', '-y', '--no-install-recommends', name],
  ];
}

/**
 * The absolute path of a Chromium that starts, installed on the way when the machine has none. Fails with one sentence
 * that says what was tried and what a person can do.
 */
export function ensureBrowser(find = findBrowser, run = runAll, prefix = rootPrefix): string {
  const present = find();
  if (present) return present;
  const ways = recipes(prefix());
  for (const { title, commands } of ways) {
    console.log(`No browser found; installing ${title}.`);
    const installed = run(commands) ? find() : undefined;
    if (installed) return installed;
  }
  throw new Error(
    `No browser found, and none could be installed (tried: ${ways.map(({ title }) => title).join(', then ')}); ` +
      'install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

/**
 * Adds the lean browser where Debian has it: with it the browser tests take two thirds of the time. Where it cannot be
 * installed the tests use the whole one.
 */
function addLean(): void {
  const prefix = rootPrefix();
  if (process.env.CHROME_PATH || existsSync(leanPath) || !prefix || !isDebian()) return;
  console.log('Installing the lean browser of the package manager.');
  runAll(packages(prefix, 'chromium-headless-shell'));
}

/**
 * Adds the typeface that pages fall back on. Not every browser brings it, and without it text moves when the site's own
 * typefaces arrive, which some tests notice. Says so where it cannot be installed.
 */
export function ensureTypeface(isThere = hasTypeface, run = runAll, prefix = rootPrefix): void {
  if (isThere()) return;
  const way = prefix();
  console.log('The fallback typeface is missing; installing Liberation Sans.');
  if (way && run(packages(way, 'fonts-liberation'))) return;
  console.warn('Tests of layout will fail: install Liberation Sans (Debian: fonts-liberation) or Arial.');
}

/** Machines without fontconfig, such as a Mac, bring Arial. */
function hasTypeface(): boolean {
  const found = (family: string) => spawnSync('fc-list', ['--quiet', family], { stdio: 'ignore' });
  return ['Arial', 'Liberation Sans'].some((family) => {
    const { error, status } = found(family);
    return error !== undefined || status === 0;
  });
}

function isDebian(): boolean {
  const about = '/etc/os-release';
  return existsSync(about) && /^ID=debian$/m.test(readFileSync(about, 'utf8'));
}

/** The words before a command that needs root: none for root, `sudo -n` where it asks nothing, `undefined` without either. */
function rootPrefix(): string[] | undefined {
  if (!succeeds(['apt-get', '--version'])) return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined;
}

function succeeds([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function runAll(commands: string[][]): boolean {
  return commands.every(
    ([command = '', ...args]) =>
      spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0,
  );
}

if (import.meta.main) {
  try {
    ensureBrowser();
    addLean();
    ensureTypeface();
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
