import type { Locator, Page } from '@playwright/test';
import { oldPhone, tram } from '../../scripts/bench/browser/throttles.ts';
import { keptClickTimeoutMs, feedbackWithinMs, sectionOffset } from '../../src/config/behaviour.ts';
import { addressedSections } from '../../src/config/routes.ts';
import { site } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { Admin, patience } from './pages/Admin.ts';
import { Gallery } from './pages/Gallery.ts';
import { HomePage } from './pages/HomePage.ts';
import { holdScripts } from './pages/scripts.ts';
import { SlowPhone } from './pages/slowPhone.ts';
import { bringIntoView } from './pages/view.ts';
import { inBothLanguages, paths, text } from './words.ts';

const stay = (page: Page) => page.evaluate(() => (window.sameDocument = true));
const stayed = (page: Page) => page.evaluate(() => window.sameDocument);

/** In the page: notes how near to the window's upper edge a section comes, frame by frame. */
const noteWay = (page: Page, id: string) =>
  page.evaluate((section) => {
    const note = { nearest: Infinity };
    Object.assign(window, { note });
    const look = () => {
      const { top } = document.getElementById(section)?.getBoundingClientRect() ?? { top: NaN };
      note.nearest = Math.min(note.nearest, Math.round(top));
      requestAnimationFrame(look);
    };
    look();
  }, id);
const nearest = (page: Page) =>
  page.evaluate(() => (window as unknown as { note: { nearest: number } }).note.nearest);

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

for (const [locale, where] of inBothLanguages) {
  test(
    `N5 before any script file a section link scrolls there, without a page and without overshooting (${locale})`,
    where,
    async ({ page }) => {
      const release = await holdScripts(page);
      const home = new HomePage(page, locale);
      await home.open('home');
      await stay(page);
      // From the top each time, past sections whose height is only estimated.
      for (const id of addressedSections.toReversed()) {
        await noteWay(page, id);
        await home.header.follow(id);
        await expect(home.section(id)).toBeFocused();
        await expect.poll(() => home.distance(id)).toBe(sectionOffset);
        expect(await nearest(page), 'no overshoot').toBe(sectionOffset);
        await expect(page).toHaveTitle(`${site.artist} – ${text(locale, `navigation:${id}`)}`);
        await expect(home.header.menu).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(paths.home[locale]);
        await expect.poll(() => home.scrollPosition()).toBe(0);
      }
      await home
        .section('hero')
        .getByRole('link', { name: text(locale, 'hero:upcoming-gigs') })
        .click();
      await expect.poll(() => home.distance('live')).toBe(sectionOffset);
      await expect(page).toHaveURL(paths.live[locale]);

      release();
      await home.wake();
      await home.header.reveal();
      await expect(home.header.navigation.locator('a[aria-current="page"]')).toHaveText([
        text(locale, 'navigation:live'),
      ]);
      expect(await stayed(page), 'no other page was loaded').toBe(true);
      await home.header.language(locale === 'de' ? 'en' : 'de').click();
      await expect(page).toHaveURL(paths.live[locale === 'de' ? 'en' : 'de']);
    },
  );
}

test('N5 what the visitor scrolls after a link is never undone', { tag: '@desk' }, async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  // During the glide.
  await page.mouse.move(640, 500);
  await home.header.link('media').click();
  await expect.poll(() => home.scrollPosition()).toBeGreaterThan(0);
  await page.mouse.wheel(0, -100);
  await expect(home.section('media')).toBeFocused();
  await expect.poll(async () => (await restsAt(page)).length).toBe(1);
  const [stopped] = await restsAt(page);
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
  await page.evaluate(() => {
    scrollBy({ top: 300, behavior: 'instant' });
  });
  await page.mouse.wheel(0, 50);
  await expect.poll(() => home.scrollPosition()).toBe(there + 350);
  expect(await restsAt(page)).toEqual([there + 350]);
});

/** Has clicks wait for their script however long it takes: this machine may be slower than a visitor's patience allows for. */
const waitForEver = (page: Page) =>
  page.addInitScript((timeoutMs) => {
    const original = window.setTimeout.bind(window);
    const patient = (action: TimerHandler, delay?: number, ...args: unknown[]) =>
      delay === timeoutMs ? 0 : original(action, delay, ...args);
    Object.assign(window, { setTimeout: patient });
  }, keptClickTimeoutMs);

/** Clicks a control before its script is there: it looks heard within the time for that, and nothing else happens. */
async function expectHeard(phone: SlowPhone, control: Locator, at?: { x: number; y: number }): Promise<void> {
  const duration = await phone.click(control, at);
  await expect(control).toHaveAttribute('data-heard');
  await expect(control).toHaveCSS('outline-style', 'dashed');
  expect(duration).toBeLessThan(feedbackWithinMs);
}

test('C8 the first click on a control of an island is shown as heard, kept, and carried out', async ({
  page,
}) => {
  await waitForEver(page);
  const phone = await SlowPhone.start(page, oldPhone);
  const release = await holdScripts(page);
  const home = new HomePage(page, 'de');
  await home.open('home');
  await page.evaluate(() => document.fonts.ready);
  await stay(page);

  const { concerts } = home;
  await bringIntoView(concerts.link('past'));
  const before = await concerts.link('past').boundingBox();
  await expectHeard(phone, concerts.link('past'));
  expect(await concerts.link('past').boundingBox(), 'nothing jumps').toEqual(before);

  const gallery = new Gallery(page, 'de');
  await bringIntoView(gallery.link(0));
  await expectHeard(phone, gallery.link(0), { x: 0.2, y: 0.5 });
  await expectHeard(phone, home.header.logo);
  await page.keyboard.press('Escape');
  await expect(home.header.logo, 'Escape takes a click back').not.toHaveAttribute('data-heard');
  // While the large picture is on its way.
  await page.keyboard.press('End');
  expect(await stayed(page)).toBe(true);

  release();
  await gallery.expectLarge(24);
  await gallery.inDialog('close-picture').click();
  await expect(gallery.dialog).toBeHidden();
  await expect(concerts.panel('past')).toBeVisible();
  await expect(concerts.tab('past')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${paths.home.de}?concerts=past`);
  await expect(page.locator('[data-heard]')).toHaveCount(0);
  expect(await stayed(page), 'no other page was loaded').toBe(true);
});

test('C8 with a modifier a click stays with the browser; without the script its link is followed in the end', async ({
  page,
  noise,
}) => {
  await page.clock.install();
  await holdScripts(page);
  const gallery = new Gallery(page, 'de');
  await page.goto(paths.media.de);
  await bringIntoView(gallery.link(0));
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    gallery.link(0).click({ modifiers: ['ControlOrMeta'], position: { x: 60, y: 120 } }),
  ]);
  await expect(tab).toHaveURL(/\.webp$/);
  await tab.close();
  await gallery.link(0).click({ position: { x: 60, y: 120 } });
  await page.clock.fastForward(keptClickTimeoutMs / 2);
  await expect(page).toHaveURL(paths.media.de);
  await page.clock.fastForward(keptClickTimeoutMs / 2);
  await expect(page).toHaveURL(/\.webp$/);

  noise.allow(/ERR_FAILED|Failed to fetch|hydrat/i);
  await page.unrouteAll();
  await page.route('**/*.js', (route) => route.abort('failed'));
  await page.goto(paths.media.de);
  await gallery.link(1).click({ position: { x: 60, y: 120 } });
  // The browser is given a second try before that.
  await page.clock.runFor(2000);
  await expect(page, 'at once, where the script cannot be loaded').toHaveURL(/\.webp$/);
});

test(
  'N5 C8 in a tram: no page for a section, no click lost, nothing moves under the finger',
  { tag: '@phone' },
  async ({ page }) => {
    await waitForEver(page);
    const phone = await SlowPhone.start(page, tram);
    const home = new HomePage(page, 'de');
    // As soon as it can be seen, while the page itself is still on the line.
    await page.goto(paths.home.de, { waitUntil: 'commit' });
    const button = home.section('hero').getByRole('link', { name: text('de', 'hero:upcoming-gigs') });
    await button.waitFor();
    await stay(page);
    await phone.click(button);
    await expect(page).toHaveURL(paths.live.de);
    await expect.poll(() => home.distance('live')).toBe(sectionOffset);
    const tab = home.concerts.link('past');
    await phone.click(tab);
    const top = async () => (await tab.boundingBox())?.y;
    const before = await top();

    await expect(home.concerts.panel('past')).toBeVisible(patience);
    expect(await top(), 'under the finger').toBe(before);
    await phone.click(home.header.logo);
    await expect(new Admin(page, 'de').dialog).toBeVisible(patience);
    expect(await stayed(page), 'no other page was loaded').toBe(true);
  },
);
