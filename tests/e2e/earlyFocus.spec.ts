import type { Page } from '@playwright/test';
import { autoplayIntervalMs } from '../../src/components/slideshow/useAutoplay.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './pages/hold.ts';
import { videos } from './pages/VideoPlayer.ts';
import { paths } from './words.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';

const [first, second] = videos;

/** Focuses the last link or button before a section, so that the next Tab enters it. */
const focusBefore = (page: Page, section: string) =>
  page.evaluate((selector) => {
    const target = document.querySelector(selector);
    const isBefore = (element: Element) =>
      target?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING;
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')];
    all.findLast((element) => isBefore(element) && element.checkVisibility())?.focus();
  }, section);

/** The accessible name of the focused element. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.ariaLabel ?? element?.textContent.trim();
  });

test('C1 C2 Tab enters the gallery at its button before the script is there; focus stays, and nothing runs @desk', async ({
  page,
  gallery,
  language,
  t,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.clock.install();
  await page.goto(paths.media[language]);
  await focusBefore(page, '#media');
  const names = [];
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    names.push(await focusedName(page));
  }
  expect(names.slice(0, 4)).toEqual([
    ...['start', 'previous', 'next'].map((key) => t(`slideshow:${key}`)),
    t('media:gallery'),
  ]);
  await expect(gallery.link(0)).toBeFocused();

  await gallery.rotation.focus();
  const button = await gallery.rotation.elementHandle();
  letScriptsCome();
  await gallery.ready();
  await page.clock.runFor(3 * autoplayIntervalMs);
  await expect(gallery.rotation).toBeFocused();
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
  expect(await gallery.active()).toBe(1);
  expect(await gallery.rotation.evaluate((now, before) => now === before, button)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:stop'));
});

test('V2 before its script Tab enters the music at the play button @desk', async ({
  page,
  player,
  language,
  t,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(paths.home[language]);
  await player.reach();
  await focusBefore(page, '#music');
  await page.keyboard.press('Tab');
  await expect(player.playButton(first)).toBeFocused();
  for (const stop of [player.onYouTube, player.root.locator('a[href*="#youtube"]'), player.always]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(player.entry(second)).toBeFocused();

  letScriptsCome();
  await player.arrive();
  await expect(player.entry(second)).toBeFocused();
  await expect(player.always, 'a box ticked before the script is there stays ticked').toBeChecked();
  await expect(player.root.getByText(t('music:allowed'))).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(player.playButton(second)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no part shows a control that would do nothing @phone', async ({ page }) => {
    for (const [path, ...parts] of [
      [paths.media.de, '#live', '#music', '#media', '#booking'],
      [concertPath('de', '2026-12-04-lampenfieber'), 'main'],
      [paths['live-all'].de, 'main'],
      [paths.imprint.de, 'main'],
    ] as const) {
      await page.goto(path);
      for (const part of parts) {
        const inside = page.locator(part);
        await inside.scrollIntoViewIfNeeded();
        await expect(inside.getByRole('link').first()).toBeVisible();
        await expect(inside.locator('button:visible, input:visible'), `${path} ${part}`).toHaveCount(0);
      }
    }
  });
});
