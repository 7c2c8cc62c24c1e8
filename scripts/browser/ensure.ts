import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser, headlessShellPath } from './find.ts';

/** A way to install a browser: a title for the log, and the commands that must all succeed. */
export interface Recipe {
  title: string;
  commands: string[][];
}

/** The available ways: Debian's package for root or `sudo` without a prompt, then Playwright's download. */
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
 * Returns the absolute path of a Chromium that starts, and installs one where there is none. The error says in one sentence what was
 * tried and what to do.
 */
export function ensureBrowser(find = findBrowser, run = runAll, prefix = rootPrefix): string {
  const existing = find();
  if (existing) return existing;
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
 * Installs Debian's headless shell, with which the browser tests take two thirds of the time. Without it the tests use the whole
 * browser.
 */
function addHeadlessShell(): void {
  const prefix = rootPrefix();
  if (process.env.CHROME_PATH || existsSync(headlessShellPath) || !prefix || !isDebian()) return;
  console.log('Installing the headless shell of the package manager.');
  runAll(packages(prefix, 'chromium-headless-shell'));
}

/**
 * Installs the fallback typeface of the pages, or warns. Without it text moves when the site's typefaces arrive, which fails some
 * tests.
 */
export function ensureTypeface(isInstalled = hasTypeface, run = runAll, prefix = rootPrefix): void {
  if (isInstalled()) return;
  const root = prefix();
  console.log('The fallback typeface is missing; installing Liberation Sans.');
  if (root && run(packages(root, 'fonts-liberation'))) return;
  console.warn('Tests of layout will fail: install Liberation Sans (Debian: fonts-liberation) or Arial.');
}

/** Machines without fontconfig, such as a Mac, have Arial. */
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

/** The prefix of a command that needs root: empty for root, `sudo -n` without a prompt, `undefined` without either. */
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
    addHeadlessShell();
    ensureTypeface();
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
