import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/HomePage.ts';
import { headerHideThreshold, sectionOffset } from '../../src/config/behaviour.ts';

/** Scrolls as a finger does, frame by frame; answers where the header hid or showed itself on the way, as shares of the window's height. */
async function glide(page: Page, shares: number): Promise<{ hidden: boolean; at: number }[]> {
  return page.evaluate(async (to) => {
    const header = document.querySelector('header');
    const height = window.innerHeight;
    const turns: { hidden: boolean; at: number }[] = [];
    const observer = new MutationObserver(() => {
      turns.push({ hidden: header?.hasAttribute('data-hidden') ?? false, at: window.scrollY / height });
    });
    if (header) observer.observe(header, { attributeFilter: ['data-hidden'] });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = Math.round(to * height);
    const step = Math.sign(end - window.scrollY) * Math.ceil(height / 100);
    while (Math.abs(end - window.scrollY) > Math.abs(step)) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: end, behavior: 'instant' });
    await frame();
    await frame();
    observer.disconnect();
    return turns;
  }, shares);
}

/** How often `count` scroll events at once make the page look at its scroll position. */
const looks = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    let seen = 0;
    const { scrollY } = window;
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => (seen++, scrollY) });
    for (let index = 0; index < times; index++) window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
    Reflect.deleteProperty(window, 'scrollY');
    return seen;
  }, count);

test('S2 hides on scrolling down past 30 % of the window, shows on scrolling up', async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  const hiding = await glide(page, 0.6);
  expect(hiding.map(({ hidden }) => hidden)).toEqual([true]);
  expect(hiding[0]?.at).toBeGreaterThan(headerHideThreshold);
  expect(hiding[0]?.at).toBeLessThan(headerHideThreshold + 0.1);
  await expect(home.header.root).not.toBeInViewport();

  const showing = await glide(page, 0.4);
  expect(showing.map(({ hidden }) => hidden)).toEqual([false]);
  await expect(home.header.root).toBeInViewport({ ratio: 1 });
});

test('S2 looks at the scroll position at most every 20 ms', { tag: '@desk' }, async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  const seen = await looks(page, 200);
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(10);
});

test(
  'S2 does not listen while the menu is open, and does again when it is closed',
  { tag: '@phone' },
  async ({ page }) => {
    const home = new HomePage(page, 'de');
    await home.openAwake('home');
    await home.header.reveal();
    await expect(home.header.menu).toBeVisible();
    await expect.poll(() => looks(page, 3)).toBe(0);
    expect(await glide(page, 0.6)).toEqual([]);

    await home.header.closeButton.click();
    await expect.poll(() => looks(page, 3)).toBeGreaterThan(0);
  },
);

test('S1 the header shows itself when focus enters it, and stays while focus is inside', async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  await glide(page, 0.6);
  await expect(home.header.root).not.toBeInViewport();
  await home.header.logo.focus();
  await expect(home.header.root).toBeInViewport({ ratio: 1 });
  expect(await glide(page, 1.5)).toEqual([]);
  await expect(home.header.root).toBeInViewport({ ratio: 1 });
});

test('S1 focus in the header and the open menu leave the page where it is', async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('live');
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  const before = await home.scrollPosition();
  await home.header.logo.focus();
  await home.header.reveal();
  await home.header.language('en').focus();
  await expect(home.header.language('en')).toBeFocused();
  expect(await home.scrollPosition()).toBe(before);
});

test('S3 hiding and showing shifts nothing, and what is scrolled to stays clear of the header', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  expect((await glide(page, 0.8)).length).toBe(1);
  expect((await glide(page, 0.5)).length).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(
    0.001,
  );

  const padding = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(padding).toBeGreaterThanOrEqual((await home.header.root.boundingBox())?.height ?? Infinity);
});
