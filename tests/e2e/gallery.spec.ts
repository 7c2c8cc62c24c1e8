import type { Page } from '@playwright/test';
import { autoplayIntervalMs } from '../../src/components/slideshow/useAutoplay.ts';
import { batchSize } from '../../src/features/gallery/strip/Gallery.tsx';
import { expect, test } from './fixtures.ts';
import { Gallery } from './pages/Gallery.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { saveData } from './pages/lowData.ts';

test.describe('batches', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  /** The gallery, and the indices of its pictures that were requested. */
  async function openGallery(page: Page) {
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    const gallery = new Gallery(page, 'de');
    await gallery.open();
    const addresses = await gallery.columns.locator('picture').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const source = [...picture.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches);
        return new URL(source?.srcset ?? picture.querySelector('img')?.src ?? '', document.baseURI).href;
      }),
    );
    return {
      gallery,
      fetched: () => addresses.flatMap((address, index) => (requested.has(address) ? [index] : [])),
    };
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('C8 ten pictures at first, ten more when they are near; nothing shifts', async ({ page }) => {
    const { gallery, fetched } = await openGallery(page);
    await noteShifts(page);
    await expect.poll(fetched).toEqual(upTo(batchSize));
    await page.clock.runFor(2 * autoplayIntervalMs);
    expect(await gallery.active(), 'C3 it rests under reduced motion').toBe(1);
    for (let click = 0; click < 4; click++) await gallery.next.click();
    await gallery.expectAt(5);
    expect(fetched()).toEqual(upTo(batchSize));
    await gallery.next.click();
    await expect.poll(fetched).toEqual(upTo(2 * batchSize));
    // The text of the position becomes longer with the tenth picture.
    for (let click = 0; click < 4; click++) await gallery.next.click();
    await gallery.expectAt(10);
    expect(await shifts(page, 0)).toEqual([]);
  });

  test('low data: pictures load when they are in view, and none ahead @desk', async ({ page }) => {
    await saveData(page);
    const { gallery, fetched } = await openGallery(page);
    for (let click = 0; click < 6; click++) await gallery.next.click();
    await gallery.expectAt(7);
    await expect.poll(fetched).toContain(6);
    expect(Math.max(...fetched())).toBeLessThan(2 * batchSize - 1);
    await expect(gallery.region.locator('img[loading=lazy]')).toHaveCount(await gallery.columns.count());
  });
});

test.describe('large view', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a picture with its texts; keys and buttons show the others', async ({ page, t, gallery }) => {
    await gallery.open();
    const alts = await gallery.columns
      .locator('img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    await gallery.enlarge(0);
    await expect(gallery.dialog.getByRole('img', { name: alts[0] ?? '', exact: true })).toBeVisible();
    await expect(gallery.dialog.locator('.credit')).toHaveText(
      new RegExp(`^${t('media:credit', { name: '.+' })}$`),
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
  });

  test('a swipe shows the next picture, or the previous one; Back closes it, Forward shows it again, a reload shows the page @phone', async ({
    page,
    gallery,
  }) => {
    await gallery.open('?concerts=past');
    const address = page.url();
    const place = await page.evaluate(() => scrollY);
    await gallery.enlarge(0);
    for (const [distance, position] of [
      [-120, 2],
      [120, 1],
      [-20, 1],
      [-120, 2],
    ] as const) {
      await gallery.swipe(gallery.dialog.locator('figure'), distance);
      await gallery.expectLarge(position);
    }
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
  });

  test('low data: shows the small file, and loads the large one on request @phone', async ({
    page,
    gallery,
  }) => {
    await saveData(page);
    await gallery.open();
    await gallery.enlarge(0);
    await expect(gallery.inDialog('load-large')).toBeVisible();
    await gallery.expectLoaded(0, false);
    await gallery.inDialog('load-large').click();
    await gallery.expectLoaded(0);
    await page.keyboard.press('ArrowRight');
    await gallery.expectLarge(2);
    await gallery.expectLoaded(1, false);
  });

  test('a click with a modifier stays with the browser; a double click shows the picture of its first click @desk', async ({
    page,
    gallery,
  }) => {
    await gallery.open();
    const opened = page.context().waitForEvent('page');
    await gallery.link(0).click({ modifiers: ['Control'], position: { x: 60, y: 120 } });
    const tab = await opened;
    await expect(tab).toHaveURL(/\.jpeg$/);
    await expect(gallery.dialog).toHaveCount(0);

    await gallery.columns.locator('a').evaluateAll((links) => {
      for (const link of links.slice(0, 2)) (link as HTMLAnchorElement).click();
    });
    await gallery.expectLarge(1);
  });
});
