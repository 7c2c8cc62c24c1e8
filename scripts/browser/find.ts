import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

/** Chromium without any window, as Debian packs it: half the work for each page, but no back/forward cache. */
export const leanPath = '/usr/bin/chromium-headless-shell';

/** Where Linux packages and macOS put a whole Chromium, the leanest first. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** What lets Chromium run headless in a container, and keeps it from phoning its maker while we count requests. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that was asked for by name and does not answer. */
export class BrowserNotWorking extends Error {
  override name = 'BrowserNotWorking';
}

/** The machine, as far as finding a browser needs it; tests hand in their own. */
export interface Machine {
  chromePath: string | undefined;
  candidates: string[];
  runs: (path: string) => boolean;
}

/**
 * The absolute path of a Chromium that starts on this machine, or `undefined` when there is none. `CHROME_PATH` wins;
 * when it names something that does not start, that is a `BrowserNotWorking`, because guessing on would hide the typo.
 */
export function findBrowser(machine: Machine = thisMachine([leanPath, ...systemPaths])): string | undefined {
  const { chromePath, candidates, runs } = machine;
  if (!chromePath) return candidates.find(runs);
  if (runs(chromePath)) return chromePath;
  throw new BrowserNotWorking(
    `CHROME_PATH is set to ${chromePath}, which does not start; correct it, or unset it to let a browser be found.`,
  );
}

/** Like `findBrowser`, for what only a whole browser has. */
export const findWholeBrowser = (): string | undefined => findBrowser(thisMachine(systemPaths));

function thisMachine(paths: string[]): Machine {
  return {
    chromePath: process.env.CHROME_PATH,
    candidates: [...paths, chromium.executablePath()],
    runs: answersVersion,
  };
}

/** Being there is not enough: on Ubuntu `chromium-browser` may be a stub that asks for a snap. */
function answersVersion(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
