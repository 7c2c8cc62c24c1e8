import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoShift, noteShifts } from './pages/layoutShift.ts';
import { sectionOffset } from '../../src/config/behaviour.ts';

/** Notes every time that the header hides (`true`) or shows itself; returns a function that answers the notes so far. */
async function noteTurns(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    const header = document.querySelector('header');
    const turns: boolean[] = [];
    Object.assign(window, { turns });
    const observer = new MutationObserver(() => {
      turns.push(header?.hasAttribute('data-hidden') ?? false);
    });
    if (header) observer.observe(header, { attributeFilter: ['data-hidden'] });
  });
  return () => page.evaluate(() => (window as unknown as { turns: boolean[] }).turns);
}

/** Scrolls as a finger does, frame by frame, to a place in shares of the window's height. */
async function glide(page: Page, shares: number): Promise<void> {
  await page.evaluate(async (to) => {
    const height = window.innerHeight;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const end = Math.round(to * height);
    const step = Math.sign(end - window.scrollY) * Math.ceil(height / 20);
    while (Math.abs(end - window.scrollY) > Math.abs(step)) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: end, behavior: 'instant' });
    await frame();
    await frame();
  }, shares);
}

/** How often `count` scroll events at once make the page look at its scroll position. */
const looks = (page: Page, count: number) =>
  page.evaluate(async (times) => {
    let seen = 0;
    const { scrollY } = window;
    Object.defineProperty(window, 'scrollY', { configurable: true, get: () => (seen++, scrollY) });
    for (let index = 0; index < times; index++) window.dispatchEvent(new Event('scroll'));
    // Longer than the time between two looks.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    Reflect.deleteProperty(window, 'scrollY');
    return seen;
  }, count);

test('S2 S3 hides on scrolling down past 30 %, shows on scrolling up, shifts nothing', async ({
  page,
  home,
}) => {
  await home.openAwake('home');
  await noteShifts(page, { sinceBegin: true });
  const turns = await noteTurns(page);
  await glide(page, 0.29);
  expect(await turns()).toEqual([]);
  await glide(page, 0.31);
  await expect.poll(turns).toEqual([true]);
  await expect(home.header.root).not.toBeInViewport();

  await glide(page, 0.6);
  await glide(page, 0.5);
  await expect.poll(turns).toEqual([true, false]);
  await expect(home.header.root).toBeInViewport({ ratio: 1 });
  await expectNoShift(page);

  const padding = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  // Not its box in the window: while the header slides, that has fractions which are no height.
  const height = await home.header.root.evaluate((header: HTMLElement) => header.offsetHeight);
  expect(padding).toBeGreaterThanOrEqual(height);

  await test.step('S1 shows itself, and stays, while the focus is inside', async () => {
    await glide(page, 0.8);
    await expect(home.header.root).not.toBeInViewport();
    await home.header.logo.focus();
    await expect(home.header.root).toBeInViewport({ ratio: 1 });
    const before = await turns();
    await glide(page, 1.5);
    expect(await turns()).toEqual(before);
    await expect(home.header.root).toBeInViewport({ ratio: 1 });
  });
});

test('S1 S2 on a phone focus in header and menu leaves the page where it is; it listens again when the open menu is closed, and seldom looks at the scroll position @phone', async ({
  page,
  home,
  other,
}) => {
  await home.openAwake('live');
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  const before = await home.scrollPosition();
  await home.header.logo.focus();
  await home.header.reveal();
  await home.header.language(other).focus();
  await expect(home.header.language(other)).toBeFocused();
  expect(await home.scrollPosition()).toBe(before);

  await expect(home.header.menu).toBeVisible();
  await expect.poll(() => looks(page, 3)).toBe(0);
  const turns = await noteTurns(page);
  await home.scrollBy(400);
  await home.scrollBy(400);
  expect(await turns()).toEqual([]);

  await home.header.closeButton.click();
  await expect.poll(() => looks(page, 3)).toBeGreaterThan(0);
  expect(await looks(page, 100), 'at most every 20 ms').toBeLessThan(10);
});
