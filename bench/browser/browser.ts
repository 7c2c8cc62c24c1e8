import { launch } from 'chrome-launcher';
import { ensureBrowser } from '../../scripts/browser/ensure.ts';
import { browserFlags } from '../../scripts/browser/find.ts';

/** Time limit of one measurement in milliseconds, because a page can block its thread for ever. */
const timeoutMs = 210_000;

let chromePath: string | undefined;

/**
 * Runs `work` with a new browser and an empty profile, and removes both afterwards. The browser reaches no other machine, so no figure
 * depends on the network. It trusts only the host with that `fingerprint`.
 */
export async function withBrowser<Result>(
  fingerprint: string | undefined,
  work: (port: number) => Promise<Result>,
): Promise<Result> {
  chromePath ??= ensureBrowser();
  const chrome = await launch({ chromePath, chromeFlags: flags(fingerprint), logLevel: 'silent' });
  const gone = new Promise<void>((resolve) => chrome.process.once('exit', () => resolve()));
  try {
    return await Promise.race([work(chrome.port), timeout()]);
  } finally {
    chrome.kill();
    await gone;
  }
}

function flags(fingerprint: string | undefined): string[] {
  return [
    ...['--headless', '--hide-scrollbars', '--mute-audio', '--no-first-run', ...browserFlags],
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
    ...(fingerprint ? [`--ignore-certificate-errors-spki-list=${fingerprint}`] : []),
  ];
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No result within ${timeoutMs / 1000} s.`)), timeoutMs).unref();
  });
}
