import type { Page } from '@playwright/test';
import { autoplayIntervalMs } from '../../src/components/slideshow/useAutoplay.ts';
import { batchSize } from '../../src/features/gallery/strip/usePictureBatches.ts';
import { expect, test } from './fixtures.ts';
import { Gallery } from './pages/Gallery.ts';
import { lowDataSwitch, saveData } from './pages/lowData.ts';
import { bringIntoView } from './pages/view.ts';
import { inBothLanguages, type Locale, records, text } from './words.ts';

/** Opens the gallery and stops the clock at the moment when its rotation begins. */
async function openRunning(page: Page, locale: Locale = 'de') {
  const gallery = new Gallery(page, locale);
  await gallery.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await restart(gallery);
  return gallery;
}

/** Begins a whole interval: the focus stops the rotation, and its button starts it again while the clock stands still. */
async function restart(gallery: Gallery) {
  await gallery.rotation.focus();
  await expect(gallery.rotation).toHaveAccessibleName(text(gallery.locale, 'slideshow:start'));
  await gallery.page.keyboard.press('Enter');
  await expect(gallery.rotation).toHaveAccessibleName(text(gallery.locale, 'slideshow:stop'));
  await gallery.page.mouse.move(4, 4);
}

/** Time for several steps, in which none is taken. */
async function expectRest(gallery: Gallery) {
  const before = await gallery.active();
  await gallery.page.clock.runFor(5 * autoplayIntervalMs);
  expect(await gallery.active()).toBe(before);
}

/** Time for one step, which is taken. */
async function expectStep(gallery: Gallery) {
  // The page's own observer was there before this one, and has been told by then.
  await expect(gallery.region).toBeInViewport({ ratio: 0.3 });
  const before = await gallery.active();
  await gallery.page.clock.runFor(autoplayIntervalMs);
  await expect.poll(() => gallery.active()).not.toBe(before);
}

test.describe('rotation', { tag: '@desk' }, () => {
  for (const locale of ['de', 'en'] as const) {
    test(`C1 stop and start: first in the tab order, and its label changes (${locale})`, async ({ page }) => {
      const gallery = await openRunning(page, locale);
      await expect(gallery.region.locator('button, a').first()).toHaveAccessibleName(
        text(locale, 'slideshow:stop'),
      );
      await gallery.rotation.click();
      await expect(gallery.rotation).toHaveAccessibleName(text(locale, 'slideshow:start'));
      await page.mouse.move(4, 4);
      await expectRest(gallery);
      await gallery.rotation.click();
      await expect(gallery.rotation).toHaveAccessibleName(text(locale, 'slideshow:stop'));
      await page.mouse.move(4, 4);
      await expectStep(gallery);
    });
  }

  test('C2 focus inside stops it for good', async ({ page }) => {
    const gallery = await openRunning(page);
    await gallery.next.focus();
    await expectRest(gallery);
    await page
      .getByRole('link', {
        name: text('de', 'media:all-pictures-link_other', { count: records('gallery').length }),
      })
      .focus();
    await expectRest(gallery);
    await expect(gallery.rotation).toHaveAccessibleName(text('de', 'slideshow:start'));
  });

  test('C2 hover stops it while it lasts; going on by hand stops it for good', async ({ page }) => {
    const gallery = await openRunning(page);
    await gallery.rotation.hover();
    await expectRest(gallery);
    await page.mouse.move(4, 4);
    await expectStep(gallery);
    await gallery.next.click();
    await page.mouse.move(4, 4);
    await expectRest(gallery);
  });

  test('C3 it advances every 3000 ms, and around the end', async ({ page }) => {
    const gallery = await openRunning(page);
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

  test('C3 only while it is visible, and in a tab that is shown', async ({ page }) => {
    const gallery = await openRunning(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    await expectRest(gallery);
    await hide(false);
    await expectStep(gallery);

    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(gallery.region).not.toBeInViewport();
    await expectRest(gallery);
    await bringIntoView(gallery.region);
    await expectStep(gallery);
  });

  test('C3 low data means no rotation; taken back, it runs', async ({ page }) => {
    await saveData(page);
    const gallery = new Gallery(page, 'de');
    await gallery.open();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expectRest(gallery);
    await expect(gallery.rotation).toHaveCount(0);
    await lowDataSwitch(page, 'de').press('Space');
    await gallery.ready();
    await restart(gallery);
    await expectStep(gallery);
    await lowDataSwitch(page, 'de').press('Space');
    await expect(gallery.rotation).toHaveCount(0);
    await gallery.ready();
    await expectRest(gallery);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('C3 there is none', async ({ page }) => {
      const gallery = new Gallery(page, 'de');
      await gallery.open();
      await page.clock.pauseAt(Date.now() + 60_000);
      await expectRest(gallery);
      await expect(gallery.rotation).toHaveCount(0);
    });
  });
});

test('C2 a touch stops it for good', { tag: '@phone' }, async ({ page }) => {
  const gallery = await openRunning(page);
  await gallery.swipe(gallery.region, -60);
  await expect(gallery.rotation).toHaveAccessibleName(text('de', 'slideshow:start'));
  await expectRest(gallery);
});

test.describe('batches', { tag: '@desk' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** The gallery, and which of its pictures were asked for, by their index. */
  async function listen(page: Page) {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const gallery = new Gallery(page, 'de');
    await gallery.open();
    const prints = await gallery.columns
      .locator('img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    return {
      gallery,
      fetched: () => prints.flatMap((print, index) => (asked.has(print) ? [index] : [])),
    };
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('Specification, section 9: ten pictures at first, and ten more as they come near', async ({
    page,
  }) => {
    const { gallery, fetched } = await listen(page);
    await expect.poll(fetched).toEqual(upTo(batchSize));
    for (let press = 0; press < 4; press++) await gallery.next.click();
    await gallery.expectAt(5);
    expect(fetched()).toEqual(upTo(batchSize));
    await gallery.next.click();
    await expect.poll(fetched).toEqual(upTo(2 * batchSize));
  });

  test('low data: pictures come as they are seen, and none ahead', async ({ page }) => {
    await saveData(page);
    const { gallery, fetched } = await listen(page);
    for (let press = 0; press < 6; press++) await gallery.next.click();
    await gallery.expectAt(7);
    await expect.poll(fetched).toContain(6);
    expect(Math.max(...fetched())).toBeLessThan(2 * batchSize - 1);
    await expect(gallery.region.locator('img[loading=lazy]')).toHaveCount(await gallery.columns.count());
  });
});

test.describe('large view', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [locale, where] of inBothLanguages) {
    test(
      `a picture with its position, its words and its credit; keys and buttons lead on (${locale})`,
      where,
      async ({ page }) => {
        const gallery = new Gallery(page, locale);
        await gallery.open();
        const alts = await gallery.columns
          .locator('img')
          .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
        await gallery.enlarge(0);
        await expect(gallery.dialog.getByRole('img', { name: alts[0] ?? '', exact: true })).toBeVisible();
        await expect(gallery.dialog.locator('.credit')).toHaveText(
          new RegExp(`^${text(locale, 'media:credit', { name: '.+' })}$`),
        );
        await gallery.expectLoaded(0);
        for (const [move, position] of [
          [() => page.keyboard.press('ArrowRight'), 2],
          [() => gallery.inDialog('next').click(), 3],
          [() => gallery.inDialog('previous').click(), 2],
          [() => page.keyboard.press('ArrowLeft'), 1],
          [() => page.keyboard.press('ArrowLeft'), 24],
          [() => page.keyboard.press('ArrowRight'), 1],
          [() => page.keyboard.press('End'), 24],
          [() => page.keyboard.press('Home'), 1],
          [() => page.keyboard.press('End'), 24],
        ] as const) {
          await move();
          await gallery.expectLarge(position);
        }
        await gallery.expectLoaded(23);
        await page.keyboard.press('Escape');
        await expect(gallery.link(23)).toBeFocused();
        await expect(gallery.link(23)).toBeInViewport({ ratio: 0.6 });
      },
    );
  }

  test(
    'Back closes it and leaves the address alone; Forward shows it again; a reload shows the page',
    { tag: '@phone' },
    async ({ page }) => {
      const gallery = new Gallery(page, 'de');
      await gallery.open('?concerts=past');
      const address = page.url();
      const place = await page.evaluate(() => scrollY);
      await gallery.enlarge(0);
      await gallery.inDialog('next').click();
      await gallery.expectLarge(2);
      expect(page.url()).toBe(address);
      await page.goBack();
      await expect(gallery.dialog).toBeHidden();
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await expect(gallery.link(1)).toBeFocused();

      await page.goForward();
      await gallery.expectLarge(2);
      await gallery.expectLoaded(1);
      await gallery.inDialog('close-picture').click();
      await expect(gallery.dialog).toBeHidden();
      await page.waitForFunction(() => history.state === null);
      expect(page.url()).toBe(address);

      await gallery.enlarge(0);
      await page.reload();
      await gallery.ready();
      await expect(gallery.dialog).toHaveCount(0);
      await gallery.enlarge(0);
      await page.goBack();
      await expect(gallery.dialog).toBeHidden();
      expect(page.url()).toBe(address);
    },
  );

  test('a swipe leads on, and back', { tag: '@phone' }, async ({ page }) => {
    const gallery = new Gallery(page, 'de');
    await gallery.open();
    await gallery.enlarge(0);
    await gallery.swipe(gallery.dialog.locator('figure'), -120);
    await gallery.expectLarge(2);
    await gallery.swipe(gallery.dialog.locator('figure'), 120);
    await gallery.expectLarge(1);
    await gallery.swipe(gallery.dialog.locator('figure'), -20);
    await gallery.expectLarge(1);
  });

  test(
    'low data: shows the print of the strip, and loads the large one when it is asked for',
    { tag: '@phone' },
    async ({ page }) => {
      await saveData(page);
      const gallery = new Gallery(page, 'de');
      await gallery.open();
      await gallery.enlarge(0);
      await expect(gallery.inDialog('load-large')).toBeVisible();
      await gallery.expectLoaded(0, false);
      await gallery.inDialog('load-large').click();
      await gallery.expectLoaded(0);
      await page.keyboard.press('ArrowRight');
      await gallery.expectLarge(2);
      await gallery.expectLoaded(1, false);
    },
  );

  test(
    'a double press on a strip that moves shows the picture that was meant',
    { tag: '@desk' },
    async ({ page }) => {
      const gallery = new Gallery(page, 'de');
      await gallery.open();
      await gallery.columns.locator('a').evaluateAll((links) => {
        for (const link of links.slice(0, 2)) (link as HTMLAnchorElement).click();
      });
      await gallery.expectLarge(1);
    },
  );

  test('a press that means something else stays with the browser', { tag: '@desk' }, async ({ page }) => {
    const gallery = new Gallery(page, 'de');
    await gallery.open();
    const opened = page.context().waitForEvent('page');
    await gallery.link(0).click({ modifiers: ['Control'], position: { x: 60, y: 120 } });
    const tab = await opened;
    await expect(tab).toHaveURL(/\.webp$/);
    await expect(gallery.dialog).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('C8 a press opens the large picture by the platform', { tag: '@desk' }, async ({ page }) => {
    const gallery = new Gallery(page, 'de');
    await page.goto('/medien');
    await gallery.link(0).click({ position: { x: 60, y: 120 } });
    await expect(page).toHaveURL(/\.webp$/);
    await page.goBack();
    await expect(gallery.link(0)).toBeVisible();
  });
});
