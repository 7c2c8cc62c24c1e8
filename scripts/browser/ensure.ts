import { spawnSync } from 'node:child_process';
import { findBrowser } from './find.ts';

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
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const packages = ['chromium', 'fonts-liberation'];
  const debian = {
    title: 'Chromium from the package manager',
    commands: [
      [...apt, 'update', '-q'],
      [...apt, 'install', '-q', '-y', '--no-install-recommends', ...packages],
    ],
  };
  return [debian, own];
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
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
