import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

/** Debian's Chromium without windows: half the work for each page, but no back/forward cache. */
export const headlessShellPath = '/usr/bin/chromium-headless-shell';

/** Paths of a whole Chromium on Linux and macOS, the lightest first. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

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
  candidates: string[];
  runs: (path: string) => boolean;
}

/**
 * Returns the absolute path of a Chromium that starts, or `undefined`. `CHROME_PATH` comes first. If that does not start, throws
 * `BrowserNotWorking`, because another browser would hide the typing error.
 */
export function findBrowser(
  machine: Machine = thisMachine([headlessShellPath, ...systemPaths]),
): string | undefined {
  const { chromePath, candidates, runs } = machine;
  if (!chromePath) return candidates.find(runs);
  if (runs(chromePath)) return chromePath;
  throw new BrowserNotWorking(
    `CHROME_PATH is set to ${chromePath}, which does not start; correct it, or unset it to let a browser be found.`,
  );
}

/** Like `findBrowser`, without the headless shell. */
export const findWholeBrowser = (): string | undefined => findBrowser(thisMachine(systemPaths));

function thisMachine(paths: string[]): Machine {
  return {
    chromePath: process.env.CHROME_PATH,
    candidates: [...paths, chromium.executablePath()],
    runs: canPrintVersion,
  };
}

/** The file's existence is not enough: on Ubuntu `chromium-browser` may be a stub for a snap. */
function canPrintVersion(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
