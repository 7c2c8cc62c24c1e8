import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without windows comes as a program of its own. It has no back/forward cache. */
export type BrowserKind = 'headless shell' | 'whole Chromium';

/** CPU seconds of one browser test in each kind, measured in November 2026 on two cores. */
const secondsPerTest: Record<BrowserKind, number> = { 'headless shell': 1.29, 'whole Chromium': 2.45 };

/** Playwright's own browsers lie beside each other, under the same revision. */
const own = chromium.executablePath();
const ownShell = own.replace(/chromium-(\d+).*$/, 'chromium_headless_shell-$1/*/*headless[_-]shell');

/** Paths on Linux and macOS, the lightest first. */
const systemPaths: Record<BrowserKind, string[]> = {
  'headless shell': ['/usr/bin/chromium-headless-shell', ...globSync(ownShell)],
  'whole Chromium': [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    own,
  ],
};

/** Flags to run Chromium in a container, without requests of its own, because the bench counts requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser in `CHROME_PATH` does not start. */
class BrowserNotWorking extends Error {
  override name = 'BrowserNotWorking';
}

/** The part of the machine that finding a browser reads; tests pass their own. */
export interface Machine {
  chromePath: string | undefined;
  paths: Record<BrowserKind, string[]>;
  starts: (path: string) => boolean;
}

const thisMachine = (): Machine => ({
  chromePath: process.env.CHROME_PATH,
  paths: systemPaths,
  starts: canPrintVersion,
});

/**
 * Returns the absolute path of a Chromium of that kind that starts, or `undefined`. `CHROME_PATH` stands for every kind. If that does
 * not start, throws `BrowserNotWorking`, because another browser would hide the typing error.
 */
export function findKind(kind: BrowserKind, machine = thisMachine()): string | undefined {
  const { chromePath, paths, starts } = machine;
  if (!chromePath) return paths[kind].find(starts);
  if (starts(chromePath)) return chromePath;
  throw new BrowserNotWorking(
    `CHROME_PATH is set to ${chromePath}, which does not start; correct it, or unset it to let a browser be found.`,
  );
}

/** The browser of the tests: the headless shell, else the whole Chromium. */
export const findBrowser = (machine = thisMachine()): string | undefined =>
  findKind('headless shell', machine) ?? findKind('whole Chromium', machine);

export const findWholeBrowser = (): string | undefined => findKind('whole Chromium');

/** One line that names the browser of the tests, and says what the whole Chromium costs. */
export function describeBrowser(machine = thisMachine()): string {
  const path = findBrowser(machine) ?? 'none';
  if (machine.chromePath) return `Browser: ${path}, from CHROME_PATH`;
  if (!machine.paths['whole Chromium'].includes(path)) return `Browser: ${path}`;
  const { 'headless shell': shell, 'whole Chromium': whole } = secondsPerTest;
  return `Browser: ${path}, the whole Chromium: ${whole} CPU seconds a test, ${shell} with the headless shell`;
}

/** The file's existence is not enough: on Ubuntu `chromium-browser` may be a stub for a snap. */
function canPrintVersion(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
