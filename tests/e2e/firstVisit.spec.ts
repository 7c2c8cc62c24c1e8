import type { Page } from '@playwright/test';
import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { facesArrive } from './pages/faces.ts';
import { holdFaces } from './pages/hold.ts';
import { each } from './pages/each.ts';
import { framesPass } from './pages/frames.ts';
import { HomePage } from './pages/HomePage.ts';
import { expectNoShift, noteShifts, unaskedShifts } from './pages/layoutShift.ts';
import { type Locale, localeCodes, paths } from './words.ts';

/** Every address that the page asked for, in order. */
function listen(page: Page) {
  const asked: { url: string; type: string }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), type: request.resourceType() }));
  return {
    clear: () => (asked.length = 0),
    of: (type: string) => asked.filter((request) => request.type === type).map(({ url }) => url),
    hosts: () => [
      ...new Set(
        asked
          .map(({ url }) => new URL(url))
          .filter(({ protocol }) => protocol !== 'data:')
          .map(({ host }) => host),
      ),
    ],
  };
}

/** The first visit of a home page, at which nothing shifts while the typefaces arrive, until a sign of the visitor wakes the header. */
async function visit(page: Page, locale: Locale, baseURL: string, wake: () => Promise<unknown>) {
  const requests = listen(page);
  await page.goto(paths.home[locale]);
  await noteShifts(page, { sinceBegin: true });
  await page.mouse.move(40, 300);
  await expectNoShift(page);
  expect(requests.of('script')).toEqual([]);
  const header = page.locator('astro-island:has(> header)');
  await expect(header).toHaveAttribute('ssr');

  await test.step('the fonts are fetched only after the load event', async () => {
    const { loaded, fonts } = await page.evaluate(() => {
      const [first] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const resources = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'));
      return { loaded: first?.loadEventStart ?? NaN, fonts: resources.map(({ startTime }) => startTime) };
    });
    expect(loaded).toBeGreaterThan(0);
    expect(fonts.length).toBe(2);
    expect(Math.min(...fonts)).toBeGreaterThanOrEqual(loaded);
  });

  await wake();
  await expect(header).not.toHaveAttribute('ssr');
  expect(requests.of('script').length).toBeGreaterThan(0);
  expect(requests.hosts()).toEqual([new URL(baseURL).host]);
}

test('the first visit loads no script, and nothing shifts; scrolling wakes the header, and an island is fetched shortly before it is in view @phone', async ({
  page,
  baseURL,
}) => {
  const island = page.locator('#live astro-island').first();
  const scrollTo = (distance: number) =>
    island.evaluate((element, ahead) => {
      scrollBy(0, (element.firstElementChild?.getBoundingClientRect().top ?? 0) - innerHeight - ahead);
    }, distance);
  await visit(page, 'de', baseURL ?? '', async () => {
    for (const distance of [400, 400]) await scrollTo(distance).then(() => framesPass(page));
  });
  await expect(island).toHaveAttribute('ssr');
  await scrollTo(100);
  await expect(island).not.toHaveAttribute('ssr');
  await expect(island.locator('> *').first()).not.toBeInViewport();
});

test('a page at rest lays out what it has skipped, for pictures of the whole page: nothing moves, loads or changes its height then or later; a press wakes the header @desk', async ({
  page,
  home,
  language,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const requests = listen(page);
  await visit(page, language, baseURL ?? '', async () => {
    requests.clear();
    const skipped = page.locator('main > section:not([data-laid-out])');
    const below = () =>
      skipped.evaluateAll(
        (all) => all.filter((each) => each.getBoundingClientRect().top > innerHeight).length,
      );
    expect(await below()).toBeGreaterThan(3);
    await expect.poll(below).toBe(0);
    const sections = page.locator('main > section[data-laid-out]');
    for (const section of await each(sections))
      await expect(section).toHaveCSS('content-visibility', 'visible');
    const heights = () =>
      sections.evaluateAll((all) => all.map((section) => section.getBoundingClientRect().height));
    const atRest = await heights();
    expect(await unaskedShifts(page)).toEqual([]);
    expect(requests.of('image')).toEqual([]);
    expect(requests.of('script')).toEqual([]);

    await home.layOutEverything();
    expect(await heights()).toEqual(atRest);
    await page.mouse.down();
  });
});

test('an island in view waits for the fonts, a press or a key, four seconds at most @phone', async ({
  page,
}) => {
  const release = await holdFaces(page);
  const requests = listen(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const island = page.locator('main astro-island').first();
  for (const wake of [
    () => page.clock.runFor(1),
    () => page.keyboard.press('Shift'),
    () => page.mouse.down(),
    // The last: it holds for the pages that follow.
    release,
  ].slice(0, sized(2, 4))) {
    await page.goto(paths['live-all'].de);
    await page.evaluate(() => scrollTo(0, 4));
    await page.clock.runFor(3999);
    // Each look is an observer's, as that of the island.
    for (let look = 0; look < 2; look++) await expect(island.locator('> *').first()).toBeInViewport();
    expect(requests.of('script')).toEqual([]);
    await wake();
    await expect(island).not.toHaveAttribute('ssr');
    requests.clear();
  }
});

test('no section changes its height when the fonts arrive @desk', async ({ page }) => {
  for (const locale of isNight ? localeCodes : (['de'] as const)) {
    const home = new HomePage(page, locale);
    for (const width of isNight ? [390, 1440] : [390]) {
      const release = await holdFaces(page);
      await page.setViewportSize({ width, height: 800 });
      await home.open('home');
      await home.layOutEverything({ withFaces: false });
      // Only in a frame the browser reads how far a strip is scrolled: the columns of concerts have their height from that.
      await framesPass(page);
      const heights = () =>
        page
          .locator('main > section')
          .evaluateAll((all) =>
            all.map((section) => `${section.id} ${section.getBoundingClientRect().height}`),
          );
      const before = await heights();
      release();
      await facesArrive(page);
      expect.soft(await heights(), `${locale} ${width}`).toEqual(before);
    }
  }
});

test('A first visit makes one call to /api, whether the line of the next concert is right, in low data mode too; walking through the page makes every island ready, and brings nothing of the admin @desk', async ({
  page,
  home,
  language,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('lowData', 'on'));
  // Months before the concert.
  await page.clock.setFixedTime(new Date('2026-08-20T12:00:00Z'));
  const asked = page.waitForResponse(`**/api/next/${language}`);
  await home.open('home');
  expect((await asked).ok() || (await asked).status() === 304).toBe(true);
  expect(requests.filter((path) => path.startsWith('/api'))).toEqual([`/api/next/${language}`]);
  await expect(page.locator('[data-ready]')).toHaveCount(0);
  await home.walkToEnd();
  // The place of the admin dialog is empty until it is asked for.
  const islands = page.locator('astro-island:has(*)');
  await expect(islands).not.toHaveCount(0);
  await expect(islands.and(page.locator(':not(:has([data-ready]))'))).toHaveCount(0);
  // The name of a file that several scripts share begins with `shared`.
  expect(requests.filter((path) => /\/(Admin|Desk|desk)|adminKey|session/.test(path))).toEqual([]);
});
