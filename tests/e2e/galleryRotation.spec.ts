import { autoplayIntervalMs, touchRenderDelayMs } from '../../src/components/slideshow/useAutoplay.ts';
import { expect, test } from './fixtures.ts';
import { Gallery } from './pages/Gallery.ts';
import { lowDataSwitch, saveData } from './pages/lowData.ts';
import { bringIntoView } from './pages/view.ts';
import { records, text } from './words.ts';

/** Opens the gallery, and stops the clock when its rotation starts. */
async function openRunning(gallery: Gallery) {
  await gallery.open();
  await gallery.page.clock.pauseAt(Date.now() + 60_000);
  await restart(gallery);
}

/** Starts a whole interval: the focus stops the rotation, and its button starts it while the clock is stopped. */
async function restart(gallery: Gallery) {
  await gallery.rotation.focus();
  await expect(gallery.rotation).toHaveAccessibleName(text(gallery.locale, 'slideshow:start'));
  await gallery.page.keyboard.press('Enter');
  await expect(gallery.rotation).toHaveAccessibleName(text(gallery.locale, 'slideshow:stop'));
  await gallery.page.mouse.move(4, 4);
}

/** Expects no step in the time of five. */
async function expectRest(gallery: Gallery) {
  const before = await gallery.active();
  await gallery.page.clock.runFor(5 * autoplayIntervalMs);
  expect(await gallery.active()).toBe(before);
}

/** Expects a step in the time of one. */
async function expectStep(gallery: Gallery) {
  // The page's own observer is older than this one, and has reported by then.
  await expect(gallery.region).toBeInViewport({ ratio: 0.3 });
  const before = await gallery.active();
  await gallery.page.clock.runFor(autoplayIntervalMs);
  await expect.poll(() => gallery.active()).not.toBe(before);
}

test.describe('rotation @desk', () => {
  test('C1 stop and start: first in the tab order, and its label changes', async ({ page, gallery, t }) => {
    await openRunning(gallery);
    await expect(gallery.region.locator('button, a').first()).toHaveAccessibleName(t('slideshow:stop'));
    await gallery.rotation.click();
    await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
    await page.mouse.move(4, 4);
    await expectRest(gallery);
    await gallery.rotation.click();
    await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:stop'));
    await page.mouse.move(4, 4);
    await expectStep(gallery);
  });

  test('C2 hover stops it for a while; arrows and focus for good', async ({ page, gallery, t }) => {
    await openRunning(gallery);
    await gallery.rotation.hover();
    await expectRest(gallery);
    await page.mouse.move(4, 4);
    await expectStep(gallery);
    await gallery.next.click();
    await page.mouse.move(4, 4);
    await expectRest(gallery);

    await test.step('focus inside', async () => {
      await restart(gallery);
      await gallery.next.focus();
      await expectRest(gallery);
      await page
        .getByRole('link', {
          name: t('media:all-pictures-link_other', { count: records('gallery').length }),
        })
        .focus();
      await expectRest(gallery);
      await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
    });
  });

  test('C3 it advances every 3000 ms, from the end to the start', async ({ page, gallery }) => {
    await openRunning(gallery);
    const first = await gallery.active();
    await expect(gallery.region).toBeInViewport({ ratio: 0.3 });
    await page.clock.runFor(autoplayIntervalMs - 1);
    expect(await gallery.active()).toBe(first);
    await page.clock.runFor(1);
    await gallery.expectAt(first + 1);
    await page.clock.runFor(autoplayIntervalMs - 1);
    expect(await gallery.active()).toBe(first + 1);
    await page.clock.runFor(1);
    await gallery.expectAt(first + 2);
    const seen = [];
    for (let step = 0; step < 24 && seen.at(-1) !== 1; step++) {
      await expectStep(gallery);
      seen.push(await gallery.active());
    }
    expect(seen.at(-1)).toBe(1);
    expect(seen.slice(0, -1)).toEqual(seen.slice(0, -1).toSorted((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(15);
  });

  test('C3 only while it is in view and its tab is visible', async ({ page, gallery }) => {
    await openRunning(gallery);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expectRest(gallery);
    await hide(false);
    await expectStep(gallery);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(gallery.region).not.toBeInViewport();
    await expectRest(gallery);
    await bringIntoView(gallery.region);
    await expectStep(gallery);
  });

  test('C3 it runs when low data mode ends, and not before', async ({ page, gallery, language }) => {
    await saveData(page);
    await gallery.open();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expectRest(gallery);
    await expect(gallery.rotation).toHaveCount(0);
    await lowDataSwitch(page, language).press('Space');
    await gallery.ready();
    await restart(gallery);
    await expectStep(gallery);
    await lowDataSwitch(page, language).press('Space');
    await expect(gallery.rotation).toHaveCount(0);
    await gallery.ready();
    await expectRest(gallery);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('C3 it does not run', async ({ page, gallery }) => {
      await gallery.open();
      await page.clock.pauseAt(Date.now() + 60_000);
      await expectRest(gallery);
      await expect(gallery.rotation).toHaveCount(0);
    });
  });
});

test('C2 a touch stops it for good @phone', async ({ page, gallery, t }) => {
  await openRunning(gallery);
  await gallery.swipe(gallery.region, -60);
  await page.clock.runFor(touchRenderDelayMs);
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
  await expectRest(gallery);
});
