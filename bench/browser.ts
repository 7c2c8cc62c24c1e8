import { setTimeout as pause } from 'node:timers/promises';
import { type Page, type Request, chromium } from 'playwright';
import { ensureBrowser } from '../scripts/browser/ensure.ts';
import { browserFlags } from '../scripts/browser/find.ts';
import { type Throttle, slowDown } from '../scripts/browser/throttles.ts';

/** The phone of the bytes, with the densest screen in use. */
export const densePhone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
/** Lighthouse's phone, so that its loads and ours get the same page. */
export const midPhone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** A page that has begun to load in a new browser. */
export interface Visit {
  page: Page;
  /** Finished requests so far. */
  requests: Request[];
  /** Waits for the load event, and then until no request starts, runs or ends for `milliseconds`. */
  idle: (milliseconds: number) => Promise<void>;
}

/** Starts a browser with an empty profile that reaches no other machine, so that no figure depends on the network. */
export const launch = (flags: readonly string[] = []) =>
  chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...browserFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ...flags,
    ],
  });

/** Opens an address on a phone, in a new browser, and runs `work` while it loads. */
export async function visit<Result>(
  url: string,
  phone: typeof densePhone,
  work: (visit: Visit) => Promise<Result>,
  throttle?: Throttle,
): Promise<Result> {
  await using browser = await launch();
  const page = await browser.newPage({ ...phone, isMobile: true, hasTouch: true });
  const requests: Request[] = [];
  const open = new Set<Request>();
  let changedAt = Date.now();
  const ended = (request: Request) => {
    open.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    open.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', (request) => {
    requests.push(request);
    ended(request);
  });
  page.on('requestfailed', ended);
  const idle = async (milliseconds: number) => {
    await page.waitForLoadState();
    while (open.size > 0 || Date.now() - changedAt < milliseconds) await pause(50);
  };
  if (throttle) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await slowDown(session, throttle);
  }
  await page.goto(url, { waitUntil: 'commit' });
  return await work({ page, requests, idle });
}

/** The path of a request. */
export const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Bytes of the bodies as they were sent. Headers do not count: the host's HTTP/2 compresses them, HTTP/1.1 does not. */
export async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
