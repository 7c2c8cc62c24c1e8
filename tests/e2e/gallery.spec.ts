import { autoplayIntervalMs } from '../../src/components/slideshow/useAutoplay.ts';
import { batchSize } from '../../src/features/gallery/strip/Gallery.tsx';
import { expect, test } from './fixtures.ts';
import type { Gallery } from './pages/Gallery.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { saveData } from './pages/lowData.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the gallery. The answer tells the indices of its pictures that were requested. */
async function openNoting(gallery: Gallery, query = '') {
  const { page } = gallery;
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(request.url()));
  await gallery.open(query);
  const addresses = await gallery.columns.locator('picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const source = [...picture.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches);
      return new URL(source?.srcset ?? picture.querySelector('img')?.src ?? '', document.baseURI).href;
    }),
  );
  return () => addresses.flatMap((address, index) => (requested.has(address) ? [index] : []));
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('C8 ten pictures at first, ten more when they are near; large, a picture has its texts, and keys, buttons, swipes and the history show the others @phone', async ({
  page,
  t,
  gallery,
}) => {
  const fetched = await openNoting(gallery, '?concerts=past');
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
  expect(await shifts(page, 0), 'nothing shifts').toEqual([]);

  await test.step('a picture with its texts; keys and buttons show the others', async () => {
    const alt = await gallery.link(9).locator('img').getAttribute('alt');
    await gallery.enlarge(9);
    await expect(gallery.dialog.getByRole('img', { name: alt ?? '', exact: true })).toBeVisible();
    await expect(gallery.dialog.locator('.credit')).toHaveText(
      new RegExp(`^${t('media:credit', { name: '.+' })}$`),
    );
    await gallery.expectLoaded(9);
    for (const [move, position] of [
      [() => page.keyboard.press('ArrowRight'), 11],
      [() => gallery.inDialog('next').click(), 12],
      [() => gallery.inDialog('previous').click(), 11],
      [() => page.keyboard.press('ArrowLeft'), 10],
      [() => page.keyboard.press('Home'), 1],
      [() => page.keyboard.press('ArrowLeft'), 24],
      [() => page.keyboard.press('ArrowRight'), 1],
      [() => page.keyboard.press('End'), 24],
    ] as const) {
      await move();
      await gallery.expectLarge(position);
    }
    await gallery.expectLoaded(23);
    await page.keyboard.press('Escape');
    await expect(gallery.link(23)).toBeFocused();
    await expect(gallery.link(23)).toBeInViewport({ ratio: 0.6 });
    await page.waitForFunction(() => history.state === null);
  });

  await test.step('a swipe shows the next picture, or the previous one; Back closes it, Forward shows it again, a reload shows the page', async () => {
    const address = page.url();
    const place = await page.evaluate(() => scrollY);
    await gallery.enlarge(23);
    for (const [distance, position] of [
      [120, 23],
      [-120, 24],
      [20, 24],
      [120, 23],
    ] as const) {
      await gallery.swipe(gallery.dialog.locator('figure'), distance);
      await gallery.expectLarge(position);
    }
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(gallery.dialog).toBeHidden();
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(gallery.link(22)).toBeFocused();

    await page.goForward();
    await gallery.expectLarge(23);
    await gallery.expectLoaded(22);
    await gallery.inDialog('close-picture').click();
    await expect(gallery.dialog).toBeHidden();
    await page.waitForFunction(() => history.state === null);
    expect(page.url()).toBe(address);

    await gallery.enlarge(22);
    await page.reload();
    await gallery.ready();
    await expect(gallery.dialog).toHaveCount(0);
    await gallery.enlarge(0);
    await page.goBack();
    await expect(gallery.dialog).toBeHidden();
    expect(page.url()).toBe(address);
  });
});

test('low data: pictures load when they are in view, and none ahead; a large file loads on request @phone', async ({
  page,
  gallery,
}) => {
  await saveData(page);
  const fetched = await openNoting(gallery);
  for (let click = 0; click < 6; click++) await gallery.next.click();
  await gallery.expectAt(7);
  await expect.poll(fetched).toContain(6);
  expect(Math.max(...fetched())).toBeLessThan(2 * batchSize - 1);
  await expect(gallery.region.locator('img[loading=lazy]')).toHaveCount(await gallery.columns.count());

  await gallery.enlarge(6);
  await expect(gallery.inDialog('load-large')).toBeVisible();
  await gallery.expectLoaded(6, false);
  await gallery.inDialog('load-large').click();
  await gallery.expectLoaded(6);
  await page.keyboard.press('ArrowRight');
  await gallery.expectLarge(8);
  await gallery.expectLoaded(7, false);
});
