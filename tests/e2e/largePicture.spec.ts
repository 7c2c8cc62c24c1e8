import type { Locator, Page } from '@playwright/test';
import { clickReplayTimeoutMs } from '../../src/config/behaviour.ts';
import { expect, test } from './fixtures.ts';
import { atOneMoment, endDoubleClick } from './pages/doubleClick.ts';
import { pinch } from './pages/gestures.ts';
import { emptyFiles } from './pages/hold.ts';
import { literally, paths } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `--paper-100`, the background of the large view. */
const paper = 'rgb(243, 231, 211)';

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

/** The size of the large picture, without the empty space beside it, in CSS pixels. */
const drawnSize = (page: Page) =>
  page
    .locator('dialog .stage img')
    .last()
    .evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      const scale = Math.min(width / naturalWidth, height / naturalHeight);
      return { width: naturalWidth * scale, height: naturalHeight * scale };
    });

/** Goes back as a busy browser does: after the dialog is closed. */
function goBackLate() {
  const goBack = history.back.bind(history);
  history.back = () => {
    setTimeout(goBack, 200);
  };
}

test('all pictures: a click shows one large, a double click that of its first click, and one with a modifier stays with the browser; keys, Back and focus @desk', async ({
  page,
  allPictures,
}) => {
  await page.addInitScript(goBackLate);
  await allPictures.open();
  const address = page.url();
  await emptyFiles(page.context());
  const opened = page.context().waitForEvent('page');
  await allPictures.link(0).click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/\.jpeg$/);
  await tab.close();
  await expect(allPictures.dialog).toHaveCount(0);

  await allPictures.columns.locator('a').evaluateAll((links) => {
    for (const link of links.slice(0, 2)) (link as HTMLAnchorElement).click();
  });
  await allPictures.expectLarge(1);
  expect(page.url()).toBe(address);
  // The second click of a double click is not a double click on the large picture.
  const { x, y, width, height } = await box(allPictures.dialog.locator('.stage'));
  await page.mouse.move(x + width / 2, y + height / 2);
  for (const half of ['down', 'up'] as const) await page.mouse[half]({ clickCount: 2 });
  await expect(allPictures.dialog.locator('[data-close-up]')).toHaveCount(0);
  await expect(allPictures.inDialog('full-size')).toHaveAttribute('href', /\.jpe?g$/);
  await page.keyboard.press('End');
  await allPictures.expectLarge(24);
  await page.keyboard.press('Escape');
  await expect(allPictures.dialog).toBeHidden();
  await expect(allPictures.link(23)).toBeFocused();
  await page.waitForFunction(() => history.state === null);
  await expect(allPictures.link(23)).toBeInViewport({ ratio: 0.9 });
  await endDoubleClick(page);
  await page.keyboard.press('Enter');
  await allPictures.expectLarge(24);
  await allPictures.inDialog('next').click();
  await allPictures.expectLarge(1);
  await page.goBack();
  await expect(allPictures.dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(allPictures.link(0)).toBeFocused();
});

test('on a phone the large picture is the window, on paper: from edge to edge, its arrows under the thumb, larger sideways, and to be zoomed @phone', async ({
  page,
  allPictures,
  t,
}) => {
  await allPictures.open();
  // A wide picture.
  await allPictures.enlarge(0);
  await allPictures.expectLoaded(0);
  await expect(allPictures.dialog).toHaveCSS('background-color', paper);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => box(allPictures.dialog)).toEqual({ x: 0, y: 0, width, height });
    expect((await drawnSize(page)).width).toBeCloseTo(width);
    for (const key of ['previous', 'next', 'close-picture'] as const) {
      await expect(allPictures.inDialog(key)).toBeInViewport({ ratio: 1 });
      const { width: side, height: high } = await box(allPictures.inDialog(key));
      expect([side, high], key).toEqual([56, 56]);
    }
    const next = await box(allPictures.inDialog('next'));
    expect(width - next.x - next.width, 'from the right').toBeLessThanOrEqual(20);
    expect(height - next.y - next.height, 'from below').toBeLessThanOrEqual(20);
    await expect(allPictures.dialog.getByText(t('media:turn'))).toBeInViewport({ ratio: 1 });
    // The window holds everything without scrolling.
    expect(await allPictures.dialog.evaluate((dialog) => dialog.scrollHeight)).toBe(height);
  }

  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => box(allPictures.dialog)).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  expect((await drawnSize(page)).width).toBeGreaterThan(1.5 * 390);
  expect((await box(allPictures.dialog.getByRole('heading'))).height, 'on one line').toBeLessThan(40);
  await expect(allPictures.dialog.getByText(t('media:turn'))).toBeHidden();
  for (const key of ['previous', 'next', 'close-picture', 'full-size'] as const) {
    await expect(allPictures.inDialog(key)).toBeInViewport({ ratio: 1 });
  }

  await test.step('two fingers or a double tap zoom in; one finger moves the picture', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const view = () =>
      page.evaluate(() => [visualViewport?.scale ?? 1, visualViewport?.offsetLeft ?? 0] as const);
    await pinch(page, { x: 195, y: 400 }, 80, 320);
    await expect.poll(async () => (await view())[0]).toBeGreaterThan(2);
    await expect(allPictures.dialog.locator('[data-zoomed]')).toBeAttached();
    const [, before] = await view();
    await allPictures.swipe(allPictures.dialog.locator('figure'), -120);
    await expect.poll(async () => (await view())[1]).toBeGreaterThan(before + 20);
    await allPictures.expectLarge(1);
    await pinch(page, { x: 195, y: 400 }, 400, 40);
    await expect.poll(async () => (await view())[0]).toBe(1);
    await expect(allPictures.dialog.locator('[data-zoomed]')).not.toBeAttached();

    const stage = allPictures.dialog.locator('.stage');
    const place = () =>
      stage.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
        closer: scrollWidth / clientWidth,
        scrollLeft,
      }));
    await stage.dblclick({ position: { x: 195, y: 300 } });
    const { closer, scrollLeft } = await place();
    expect(closer).toBeGreaterThan(2);
    // The middle stays the middle.
    expect(scrollLeft / (390 * closer - 390)).toBeCloseTo(0.5, 1);
    await allPictures.swipe(stage, -120);
    await expect.poll(async () => (await place()).scrollLeft).toBeGreaterThan(scrollLeft + 20);
    await allPictures.expectLarge(1);
    await stage.dblclick({ position: { x: 195, y: 300 } });
    expect((await place()).closer).toBe(1);
    await allPictures.swipe(allPictures.dialog.locator('figure'), -120);
    await allPictures.expectLarge(2);
  });
});

test('a picture that cannot be had is shown by its words, with space around them @phone', async ({
  page,
  noise,
  allPictures,
}) => {
  noise.allow(/ERR_FAILED/);
  await page.route(/\/_\/.*\.(?:webp|avif|jpe?g|png)$/, (route) => route.abort());
  await allPictures.open();
  await allPictures.enlarge(0);
  const words = await allPictures.link(0).getByRole('img').getAttribute('alt');
  const missing = allPictures.dialog.locator('.stage').getByText(words ?? '', { exact: true });
  await expect(missing).toBeInViewport({ ratio: 1 });
  expect((await box(missing)).x).toBeGreaterThanOrEqual(0);
  await expect(missing).not.toHaveCSS('padding-left', '0px');
  await expect(allPictures.dialog.locator('img').filter({ visible: true })).toHaveCount(0);
});

test.describe('the dialog is loaded late @desk', () => {
  /** Address of the dialog's script. */
  const script = /\/_\/PictureDialog\.[^/]+\.js$/;

  test('keys after the first Enter are carried out', async ({ page, allPictures }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const requested: string[] = [];
    await page.route(script, async (route) => {
      requested.push(route.request().url());
      await promise;
      await route.continue();
    });
    await allPictures.open();
    expect(requested, 'no pointer or focus has reached the pictures').toEqual([]);
    await allPictures.link(0).focus();
    await atOneMoment(page, async () => {
      for (const key of ['Enter', 'End', 'ArrowLeft']) await page.keyboard.press(key);
    });
    await expect.poll(() => requested).toHaveLength(1);
    await expect(allPictures.dialog, 'with the thumbnail').toBeVisible();
    await expect(allPictures.link(0), 'the click is pending').toHaveAttribute('data-pending');
    resolve(undefined);
    await allPictures.expectLarge(23);
    await expect(allPictures.link(0)).not.toHaveAttribute('data-pending');

    await page.keyboard.press('Escape');
    await expect(allPictures.dialog).toBeHidden();
    await expect(allPictures.link(22)).toBeFocused();
    await page.waitForFunction(() => history.state === null);
  });

  test('if it fails or is late, a click opens the file; Back returns', async ({
    page,
    noise,
    allPictures,
    language,
  }) => {
    noise.allow(/ERR_FAILED/);
    await emptyFiles(page.context());
    await page.route(script, (route) => route.abort());
    await allPictures.open();
    const href = (await allPictures.link(2).getAttribute('href')) ?? '';
    await allPictures.link(2).click();
    await expect(page).toHaveURL(new RegExp(`${literally(href)}$`));
    await page.goBack();
    await expect(page).toHaveURL(paths['media-all'][language]);
    await expect(allPictures.link(2)).toBeVisible();

    // Else the pointer would load the dialog before the click.
    await page.evaluate(() => localStorage.setItem('lowData', 'on'));
    await page.unroute(script);
    await page.route(script, () => undefined);
    await allPictures.open();
    await allPictures.link(2).click();
    await expect(allPictures.link(2)).toHaveAttribute('data-pending');
    await page.clock.fastForward(clickReplayTimeoutMs);
    await expect(page).toHaveURL(new RegExp(`${literally(href)}$`));
  });
});
