import type { Page } from '@playwright/test';
import { sectionOffset } from '../../src/config/behaviour.ts';
import { addressedSections } from '../../src/config/routes.ts';
import { site } from '../../src/config/site.ts';
import { isNight, sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { noteShifts, unaskedShifts } from './pages/layoutShift.ts';
import { holdScripts } from './pages/hold.ts';
import { paths } from './words.ts';

/** In the page: notes frame by frame how near to the window's upper edge a section comes, and whether a link looks heard. */
const noteWay = (page: Page, id: string) =>
  page.evaluate((section) => {
    const note = { nearest: Infinity, isPending: false };
    Object.assign(window, { note });
    const look = () => {
      const { top } = document.getElementById(section)?.getBoundingClientRect() ?? { top: NaN };
      note.nearest = Math.min(note.nearest, Math.round(top));
      note.isPending ||= document.querySelector('a[data-pending]') !== null;
      requestAnimationFrame(look);
    };
    look();
  }, id);
const notedWay = (page: Page) =>
  page.evaluate(() => (window as unknown as { note: { nearest: number; isPending: boolean } }).note);

/** The page scrolls nowhere for so long that a glide or its correction would have been seen. */
const restsAt = (page: Page) =>
  page.evaluate(async () => {
    const places = new Set<number>();
    for (let frame = 0; frame < 30; frame++) {
      places.add(Math.round(scrollY));
      await new Promise(requestAnimationFrame);
    }
    return [...places];
  });

test(`N1 N5 before any script file a section link scrolls there, moves the focus, and changes address, title and current link, without a page and without overshooting ${isNight ? '@both' : '@phone'}`, async ({
  page,
  language,
  t,
  home,
  other,
}) => {
  const release = await holdScripts(page);
  await home.open('home');
  await home.markDocument();
  await noteShifts(page);
  // From the top each time, past sections whose height is only estimated. By day to the last section.
  for (const id of addressedSections.toReversed().slice(0, sized(1, 3))) {
    await noteWay(page, id);
    await home.header.follow(id);
    await expect(home.section(id)).toBeFocused();
    await expect.poll(() => home.distance(id)).toBe(sectionOffset);
    expect(await notedWay(page), 'heard, and no overshoot').toEqual({
      nearest: sectionOffset,
      isPending: true,
    });
    await expect(page).toHaveURL(paths[id][language]);
    await expect(page).toHaveTitle(`${site.artist} – ${t(`navigation:${id}`)}`);
    // In the bar and in the menu, of which a window shows one.
    const current = home.header.root.locator('nav a[aria-current="page"]');
    await expect(current).toHaveText([t(`navigation:${id}`), t(`navigation:${id}`)]);
    await expect(home.header.menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(paths.home[language]);
    await expect.poll(() => home.scrollPosition()).toBe(0);
  }
  await home
    .section('hero')
    .getByRole('link', { name: t('hero:upcoming-gigs') })
    .click();
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  await expect(page).toHaveURL(paths.live[language]);

  release();
  await home.wake();
  expect(await unaskedShifts(page)).toEqual([]);
  await home.header.reveal();
  await expect(home.header.navigation.locator('a[aria-current="page"]')).toHaveText([t('navigation:live')]);
  expect(await home.isSameDocument(), 'no other page was loaded').toBe(true);
  await home.header.language(other).click();
  await expect(page).toHaveURL(paths.live[other]);
});

test('N3 N5 Back during a glide returns to where it began, and what the visitor scrolls after a link is never undone @desk', async ({
  page,
  home,
  language,
}) => {
  await home.openAwake('home');
  for (const began of [60, 0].slice(0, sized(1, 2))) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), began);
    await home.header.link('the-band').click();
    await expect.poll(() => home.scrollPosition()).toBeGreaterThan(began + 100);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(paths.home[language]);
    await expect.poll(() => restsAt(page)).toEqual([began]);
  }

  // During the glide, which Chromium continues after a wheel. A correction would be a scroll at once.
  await page.evaluate(() => {
    const original = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView') as {
      value: (this: Element, options?: boolean | ScrollIntoViewOptions) => void;
    };
    const note = { corrections: 0 };
    Object.assign(window, { note });
    const startCounting = () => {
      Element.prototype.scrollIntoView = function (options) {
        note.corrections++;
        original.value.call(this, options);
      };
    };
    addEventListener('wheel', startCounting, { capture: true, once: true });
  });
  await page.mouse.move(640, 500);
  await home.header.link('media').click();
  await expect.poll(() => home.scrollPosition()).toBeGreaterThan(0);
  await page.mouse.wheel(0, -100);
  await expect(home.section('media')).toBeFocused();
  let places: number[] = [];
  await expect.poll(async () => (places = await restsAt(page)).length).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { note: object }).note)).toEqual({ corrections: 0 });
  const [stopped] = places;
  await page.mouse.wheel(0, 60);
  await expect.poll(() => home.scrollPosition()).toBe((stopped ?? NaN) + 60);
  expect(await restsAt(page)).toEqual([(stopped ?? NaN) + 60]);

  // After the same link twice.
  await home.header.reveal();
  await home.header.link('live').click();
  await expect.poll(() => home.distance('live')).toBe(sectionOffset);
  await home.header.reveal();
  await home.header.link('live').click();
  await expect(home.section('live')).toBeFocused();
  const there = await home.scrollPosition();
  expect(await restsAt(page)).toEqual([there]);
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  await page.mouse.wheel(0, 50);
  await expect.poll(() => home.scrollPosition()).toBe(there + 350);
  expect(await restsAt(page)).toEqual([there + 350]);
});
