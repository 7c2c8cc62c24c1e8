import type { Page } from '@playwright/test';
import { autoplayIntervalMs } from '../../src/components/slideshow/useAutoplay.ts';
import { expect, test } from './fixtures.ts';
import { hold, holdScripts } from './pages/hold.ts';
import { videos } from './pages/VideoPlayer.ts';
import { paths } from './words.ts';

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

test('C1 C2 V2 before their scripts Tab enters gallery and music at their first buttons; focus and a ticked box stay, and nothing runs @desk', async ({
  page,
  gallery,
  player,
  language,
  t,
}) => {
  const letScriptsCome = await holdScripts(page);
  const letGalleryCome = await hold(page, '**/Gallery.*.js');
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

  await gallery.rotation.focus();
  const button = await gallery.rotation.elementHandle();
  letGalleryCome();
  await gallery.ready();
  await page.clock.runFor(3 * autoplayIntervalMs);
  await expect(gallery.rotation).toBeFocused();
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:start'));
  expect(await gallery.active()).toBe(1);
  expect(await gallery.rotation.evaluate((now, before) => now === before, button)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(gallery.rotation).toHaveAccessibleName(t('slideshow:stop'));
});
