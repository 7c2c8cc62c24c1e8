import { spawnSync } from 'node:child_process';
import { type BrowserKind, describeBrowser, findKind } from './find.ts';

/** A way to install something: a title for the log, and the commands that must all succeed. */
interface Recipe {
  title: string;
  commands: string[][];
}

/** The machine as installing uses it: finds, runs commands, knows the prefix of those that need root. Tests pass their own. */
export interface Installer {
  find: (kind: BrowserKind) => string | undefined;
  run: (commands: string[][]) => boolean;
  /** Empty for root, `sudo -n` without a prompt, `undefined` without either. */
  rootPrefix: () => string[] | undefined;
}

const thisMachine: Installer = { find: findKind, run: runAll, rootPrefix };

/** The name of the package and the arguments of Playwright's installer; and the reason to have this kind. */
const kinds: Record<BrowserKind, { name: string; playwright: string[]; reason: string }> = {
  'headless shell': {
    name: 'chromium-headless-shell',
    playwright: ['--only-shell', 'chromium'],
    reason: 'the browser tests take twice as long without it',
  },
  'whole Chromium': {
    name: 'chromium',
    playwright: ['--no-shell', 'chromium'],
    reason: 'comingBack.spec.ts needs its back/forward cache',
  },
};

/** The available ways to install a browser: the package manager for root or `sudo` without a prompt, then Playwright's download. */
function recipes(kind: BrowserKind, prefix: string[] | undefined): Recipe[] {
  const { name, playwright } = kinds[kind];
  const own = { title: "Playwright's own", commands: [['npx', 'playwright', 'install', ...playwright]] };
  return prefix ? [{ title: `the package ${name}`, commands: packages(prefix, name) }, own] : [own];
}

function packages(prefix: string[], ...names: string[]): string[][] {
  const apt = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  return [
    [...apt, 'update', '-q'],
    [...apt, 'install', '-q', '-y', '--no-install-recommends', ...names],
  ];
}

/** Installs a kind of browser where it is missing. A failure is a warning of one line, with what was tried. */
function ensureKind(kind: BrowserKind, { find, run, rootPrefix }: Installer): void {
  if (find(kind)) return;
  const ways = recipes(kind, rootPrefix());
  for (const { title, commands } of ways) {
    console.log(`The ${kind} is missing; installing ${title}.`);
    if (run(commands) && find(kind)) return;
  }
  const tried = ways.map(({ title }) => title).join(', then ');
  console.warn(`The ${kind} could not be installed (tried: ${tried}), and ${kinds[kind].reason}.`);
}

/**
 * Returns the absolute path of the browser of the tests, and installs the headless shell and the whole Chromium where they are missing.
 * With neither of them, the error says what to do.
 */
export function ensureBrowser(machine = thisMachine): string {
  ensureKind('headless shell', machine);
  ensureKind('whole Chromium', machine);
  const path = machine.find('headless shell') ?? machine.find('whole Chromium');
  if (path) return path;
  throw new Error(
    'There is no browser for the tests; install Chromium or Chrome, or set CHROME_PATH to one.',
  );
}

/** Packages that some tests need, with what the log says where they are missing and cannot be installed. */
interface Needed {
  title: string;
  names: string[];
  warning: string;
}

function ensurePackages(
  { title, names, warning }: Needed,
  isInstalled: () => boolean,
  { run, rootPrefix }: Omit<Installer, 'find'>,
): void {
  if (isInstalled()) return;
  const root = rootPrefix();
  console.log(`${title} missing; installing ${names.join(', ')}.`);
  if (!root || !run(packages(root, ...names))) console.warn(warning);
}

/**
 * Installs the fallback typeface of the pages, or warns. Without it text moves when the site's typefaces arrive, which fails some
 * tests.
 */
export function ensureTypeface(
  isInstalled = hasTypeface,
  machine: Omit<Installer, 'find'> = thisMachine,
): void {
  const warning = 'Tests of layout will fail: install Liberation Sans (Debian: fonts-liberation) or Arial.';
  ensurePackages(
    { title: 'The fallback typeface is', names: ['fonts-liberation'], warning },
    isInstalled,
    machine,
  );
}

/** Programs of the two other engines, and the packages that bring them and what they need. */
const engines = {
  programs: ['WebKitWebDriver', 'Xvfb', 'firefox-esr', 'pdfinfo', 'openssl'],
  names: [
    ...['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    ...['gir1.2-gtk-3.0', 'firefox-esr', 'poppler-utils', 'openssl'],
  ],
};

/** Installs WebKit and Firefox where they are missing, or warns: then their journeys are skipped, but in CI they fail. */
export function ensureEngines(
  isInstalled = hasEngines,
  machine: Omit<Installer, 'find'> = thisMachine,
): void {
  const { names } = engines;
  const warning = `The journeys in WebKit and Firefox need Debian's ${names.join(', ')}.`;
  ensurePackages({ title: 'WebKit or Firefox is', names, warning }, isInstalled, machine);
}

/** Whether every program of the two other engines is there. */
export const hasEngines = (): boolean => engines.programs.every((program) => succeeds(['which', program]));

/** Machines without fontconfig, such as a Mac, have Arial. */
function hasTypeface(): boolean {
  const found = (family: string) => spawnSync('fc-list', ['--quiet', family], { stdio: 'ignore' });
  return ['Arial', 'Liberation Sans'].some((family) => {
    const { error, status } = found(family);
    return error !== undefined || status === 0;
  });
}

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
    ensureTypeface();
    console.log(describeBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
