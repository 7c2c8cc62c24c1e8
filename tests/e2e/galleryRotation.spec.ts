import { autoplayIntervalMs, touchRenderDelayMs } from '../../src/components/slideshow/useAutoplay.ts';
import { expect, test } from './fixtures.ts';
import { Gallery } from './pages/Gallery.ts';
import { lowDataSwitch, saveData } from './pages/lowData.ts';
import { bringIntoView, setHidden } from './pages/view.ts';
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

test('C1 C2 C3 it runs when low data mode ends, and not before; its button and a hover stop and start it, arrows and focus stop it for good, and out of view or in a hidden tab it rests @desk', async ({
  page,
  gallery,
  language,
  t,
}) => {
  await saveData(page);
  await gallery.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectRest(gallery);
  await expect(gallery.rotation).toHaveCount(0);
  await lowDataSwitch(page, language).press('Space');
  await gallery.ready();
  await restart(gallery);
  await expectStep(gallery);
  await expect(gallery.region.locator('button, a').first()).toHaveAccessibleName(t('slideshow:stop'));
  await gallery.rotation.click();
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
  await page.mouse.move(4, 4);
  await expectRest(gallery);
  await gallery.rotation.click();
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:stop'));
  await expectRest(gallery);
  await page.mouse.move(4, 4);
  await expectStep(gallery);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(gallery.region).not.toBeInViewport();
  await expectRest(gallery);
  await bringIntoView(gallery.region);
  await expectStep(gallery);
  await setHidden(page, true);
  await expectRest(gallery);
  await setHidden(page, false);
  await expectStep(gallery);

  await gallery.next.click();
  await page.mouse.move(4, 4);
  await expectRest(gallery);
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

  await lowDataSwitch(page, language).press('Space');
  await expect(gallery.rotation).toHaveCount(0);
  await gallery.ready();
  await expectRest(gallery);
});

test('C2 a touch stops it for good @phone', async ({ page, gallery, t }) => {
  await openRunning(gallery);
  // The stop is rendered only after the next step would have come.
  await page.clock.runFor(autoplayIntervalMs - touchRenderDelayMs / 2);
  await gallery.swipe(gallery.region, -60);
  await page.clock.runFor(touchRenderDelayMs);
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
  await expectRest(gallery);
  expect(await gallery.active()).toBe(2);
});
