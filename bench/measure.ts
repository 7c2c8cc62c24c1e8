import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import lighthouse from 'lighthouse';
import sizeLimit from 'size-limit';
import { slowLine } from '../scripts/browser/throttles.ts';
import { freePort } from '../scripts/serve/port.ts';
import { exampleSecrets } from '../scripts/test/exampleSecrets.ts';
import { type Visit, bytesOf, densePhone, launch, midPhone, pathOf, visit } from './browser.ts';

/** A page to measure, with its menu: the control that opens it, and the element that is then visible. */
export interface Subject {
  url: string;
  menu: { control: string; opened: string };
}

/** Lighthouse's "slow 4G": round trips in milliseconds, kbit/s, and a processor a quarter as fast as this machine's. */
const throttling = { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 };

/** Idle time of the network after which a load is complete, in milliseconds: longer than the latency of a request. */
const idleMs = 1500;

/** A first visit without input. */
export const firstVisit = (url: string) =>
  visit(url, densePhone, async ({ requests, idle }) => {
    await idle(idleMs);
    const isType = (type: string) => requests.filter((request) => request.resourceType() === type);
    return {
      visitBytes: await bytesOf(requests),
      visitScripts: isType('script').length,
      crowdHtml: await bytesOf([...isType('document'), ...isType('stylesheet')]),
    };
  });

/** One run of Lighthouse mobile. Names the audits that cost points. */
export async function audit({ url }: Subject) {
  const port = await freePort();
  await using stack = new AsyncDisposableStack();
  stack.use(await launch([`--remote-debugging-port=${port}`]));
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, {
    ...{ port, onlyCategories, throttling },
    ...{ logLevel: 'error', disableFullPageScreenshot: true },
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  for (const { id } of Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter((ref) => ref.weight > 0),
  ))
    if ((audits[id]?.score ?? 1) < 0.9) console.error(`  ${url} fails ${id}`);
  const scores = onlyCategories.map((id) => Math.round((categories[id]?.score ?? NaN) * 100));
  return {
    score: Math.min(...scores),
    simulatedLcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    blockingTime: audits['total-blocking-time']?.numericValue ?? NaN,
  };
}

/**
 * A really slow load. It loads twice, because a click ends the browser's reporting of the largest paint: once without input, once with
 * clicks on the menu from the first paint on.
 */
export async function slowLoad({ url, menu }: Subject) {
  const slowLcp = await visit(url, midPhone, largestPaint, slowLine);
  const slowMenu = await visit(url, midPhone, (opened) => openMenu(opened, menu), slowLine);
  return { slowLcp, slowMenu };
}

async function largestPaint({ page, idle }: Visit): Promise<number> {
  await idle(idleMs);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? NaN),
        );
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Clicks as soon as the control is visible and still, and again after a second without effect: no event says that it does not work yet. */
async function openMenu({ page }: Visit, { control, opened }: Subject['menu']): Promise<number> {
  const menu = page.locator(opened).first();
  for (let clicks = 0; clicks < 20; clicks++) {
    await page.locator(control).first().click();
    await menu.waitFor({ timeout: 1000 }).catch(() => undefined);
    if (await menu.isVisible()) return page.evaluate(() => performance.now());
  }
  throw new Error(`Clicks on ${control} had no effect: nothing matched ${opened}.`);
}

/** Milliseconds from a tap on the first ticket to the first paint of its page, on a slow line. */
export const secondPage = (url: string) =>
  visit(
    url,
    midPhone,
    async ({ page, idle }) => {
      await idle(idleMs);
      const ticket = page.locator('#live article a[href*="/live/"]').first();
      await ticket.scrollIntoViewIfNeeded();
      await idle(idleMs);
      const tappedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
      await ticket.tap();
      await page.waitForURL(/\/live\/./, { waitUntil: 'commit' });
      const painted = await page.waitForFunction(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.timeOrigin + paint.startTime;
      });
      return Number(await painted.jsonValue()) - tappedAt;
    },
    slowLine,
  );

/** Scrolls to the end of a page in steps: the bytes of all scripts. */
export const walk = (url: string) =>
  visit(url, densePhone, async ({ page, requests, idle }) => {
    await idle(idleMs);
    const atEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    while (!(await atEnd())) {
      await page.mouse.wheel(0, densePhone.viewport.height * 0.8);
      await idle(300);
    }
    await idle(idleMs);
    return { walkScripts: await bytesOf(requests.filter((request) => request.resourceType() === 'script')) };
  });

/** The scripts of the desk at Start but React, as files of brotli's default quality. */
export const deskStart = (origin: string, dist: string) =>
  visit(`${origin}/404.html`, densePhone, async ({ page, requests, idle }) => {
    await idle(idleMs);
    await page.evaluate((password) => fetch(`/api/adminKey/${password}`), exampleSecrets.ADMIN_PASSWORD);
    requests.length = 0;
    await page.goto(`${origin}/schreibtisch`);
    await page.locator('.start a.link').first().waitFor();
    await idle(idleMs);
    const paths = new Set(
      requests.map(pathOf).filter((path) => /^(?!.*\/react(Renderer)?\.).*\.js$/.test(path)),
    );
    const [sum] = (await sizeLimit(
      [filePlugin],
      [...paths].map((path) => join(dist, path)),
    )) as { size: number }[];
    return sum?.size ?? NaN;
  });
