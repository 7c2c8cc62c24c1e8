import type { Locator, Page } from '@playwright/test';
import { clickReplayTimeoutMs } from '../../src/config/behaviour.ts';
import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/HomePage.ts';
import { noteShifts, unaskedShifts } from './pages/layoutShift.ts';
import { emptyFiles, holdScripts } from './pages/hold.ts';
import { Slideshow } from './pages/Slideshow.ts';
import { videos } from './pages/VideoPlayer.ts';
import { bringIntoView } from './pages/view.ts';
import { type Locale, paths } from './words.ts';

const [first, second, third] = videos;

/** Has clicks wait for their script however long it takes: this machine may be slower than a visitor's patience allows for. */
const waitForEver = (page: Page) =>
  page.addInitScript((timeoutMs) => {
    const original = window.setTimeout.bind(window);
    const patient = (action: TimerHandler, delay?: number, ...args: unknown[]) =>
      delay === timeoutMs ? 0 : original(action, delay, ...args);
    Object.assign(window, { setTimeout: patient });
  }, clickReplayTimeoutMs);

/** Clicks where a control stands, and waits for the frame after it. */
async function clickAtOnce(control: Locator, at = { x: 0.5, y: 0.5 }): Promise<void> {
  const page = control.page();
  const { x, y, width, height } = await control.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(x + width * at.x, y + height * at.y);
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Clicks a control before its script is there: it looks pending in the next frame. */
async function expectPending(control: Locator): Promise<void> {
  await clickAtOnce(control);
  const isPending = await control.evaluate(
    (element: HTMLElement) =>
      'pending' in element.dataset && getComputedStyle(element).outlineStyle === 'dashed',
  );
  expect(isPending, String(control)).toBe(true);
}

/** Expects an element to be there in the frame after a click. */
async function expectNow(shown: Locator, what: string): Promise<void> {
  expect(await shown.isVisible(), what).toBe(true);
}

/** The home page, whose typefaces are there and whose scripts are held back. */
async function openWithoutScripts(page: Page, locale: Locale) {
  await waitForEver(page);
  const release = await holdScripts(page);
  const home = new HomePage(page, locale);
  await home.open('home');
  await noteShifts(page);
  await home.markDocument();
  return { home, release };
}

/** Nothing was loaded or opened in place of a control. */
async function expectInPlace(home: HomePage): Promise<void> {
  const { page } = home;
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  expect(await home.isSameDocument(), 'no other page was loaded').toBe(true);
  expect(page.context().pages(), 'no tab was opened').toHaveLength(1);
}

test('E10 C8 D1 without any script a tab and a picture act at once, other clicks are replayed @phone', async ({
  page,
  player,
  gallery,
  language,
}) => {
  const { home, release } = await openWithoutScripts(page, language);
  const { concerts } = home;
  const past = concerts.link('past');
  await bringIntoView(past);
  const before = await past.boundingBox();
  await clickAtOnce(past);
  await expectNow(concerts.panel('past'), 'past');
  expect(await past.getAttribute('aria-current')).toBe('true');
  expect(await past.boundingBox(), 'nothing jumps').toEqual(before);
  await clickAtOnce(concerts.link('upcoming'));
  await expectNow(concerts.panel('upcoming'), 'back');
  await clickAtOnce(past);
  await expect(page).toHaveURL(`${paths.home[language]}?concerts=past`);

  const member = home.card('Nora');
  await bringIntoView(member.locator('summary'));
  await clickAtOnce(member.locator('summary'));
  expect(await member.getAttribute('open'), 'without any script').not.toBeNull();
  await bringIntoView(player.entry(third));
  await expectPending(player.entry(third));
  await bringIntoView(player.entry(second));
  await expectPending(player.entry(second));
  await expect(player.entry(third), 'the latest click on an island counts').not.toHaveAttribute(
    'data-pending',
  );
  await expectPending(home.header.logo);
  await page.keyboard.press('Escape');
  await expect(home.header.logo, 'Escape takes a click back').not.toHaveAttribute('data-pending');
  await expectPending(player.entry(second));

  const alt = await gallery.link(0).locator('img').getAttribute('alt');
  const thumbnail = gallery.dialog.getByRole('img');
  await bringIntoView(gallery.link(0));
  await expect(gallery.link(0).locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const open = async () => {
    await clickAtOnce(gallery.link(0), { x: 0.2, y: 0.5 });
    await expectNow(gallery.dialog, 'the dialog');
  };
  await open();
  await expect(thumbnail).toHaveAccessibleName(alt ?? '');
  await expect(gallery.inDialog('close-picture')).toBeFocused();
  await clickAtOnce(gallery.inDialog('close-picture'));
  await expect(gallery.dialog).toBeHidden();
  await expect(gallery.link(0), 'nothing waits any more').not.toHaveAttribute('data-pending');
  await expect(gallery.link(0)).toBeFocused();
  await open();
  const box = await thumbnail.boundingBox();
  expect(await home.isSameDocument()).toBe(true);
  expect(await unaskedShifts(page)).toEqual([]);

  release();
  await gallery.expectLarge(1);
  const large = await gallery.dialog.getByRole('img').first().boundingBox();
  expect(large?.y, 'in the same place').toBe(box?.y);
  expect(Math.abs((large?.height ?? 0) - (box?.height ?? 0))).toBeLessThan(16);
  await gallery.inDialog('close-picture').click();
  await expect(gallery.dialog).toBeHidden();
  await expect(concerts.panel('past')).toBeVisible();
  await expect(concerts.tab('past')).toHaveAttribute('aria-selected', 'true');
  await expect(concerts.tab('past'), 'a tab says it once').not.toHaveAttribute('aria-current');
  await expect(page).toHaveURL(`${paths.home[language]}?concerts=past`);
  await expect(player.playButton(second)).toBeVisible();
  await expect(player.frame, 'chosen, and not played').toHaveCount(0);
  await expectInPlace(home);
});

test('E10 V5 C8 without React arrows and dots move, and the player starts; the islands take over @desk', async ({
  page,
  noise,
  player,
  gallery,
  language,
  t,
}) => {
  const asked = await player.fakeHost('silent');
  const { home, release } = await openWithoutScripts(page, language);
  // Its file is the only one that is there.
  await page.route('**/player.*.js', (route) => route.continue());
  const concerts = home.concerts.slideshow('upcoming');
  const releases = new Slideshow(page, language, t('music:latest-releases'));
  const atOnce = async (slideshow: Slideshow, position: number) => {
    expect(await slideshow.first()).toBe(position);
    await expect(slideshow.current).toHaveAccessibleName(await name(slideshow, position));
  };
  const name = async (slideshow: Slideshow, position: number) =>
    t('slideshow:slide-of', { position: String(position), count: String(await slideshow.dots.count()) });
  await bringIntoView(concerts.next);
  await clickAtOnce(concerts.next);
  await atOnce(concerts, 2);
  await clickAtOnce(concerts.dot(3));
  await atOnce(concerts, 3);
  await clickAtOnce(concerts.previous);
  await atOnce(concerts, 2);
  await bringIntoView(releases.next);
  await clickAtOnce(releases.next);
  await atOnce(releases, 2);
  await bringIntoView(gallery.previous);
  await clickAtOnce(gallery.previous);
  await gallery.expectAt(24);
  expect(noise.unexpected(), 'nothing is asked of YouTube before a press').toEqual([]);

  noise.allow(/^request to another host: https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await bringIntoView(player.playButton(first));
  const button = await player.playButton(first).elementHandle({ timeout: 5000 });
  await clickAtOnce(player.playButton(first));
  expect(await button.getAttribute('aria-busy'), 'seen at once').toBe('true');
  await expect(player.frame).toBeFocused();
  await expect(player.frame).toHaveAttribute('title', first?.title ?? '');
  await expect(player.playButton(first)).toBeHidden();
  await noteShifts(page);
  release();
  await expect(player.root.locator('figure button'), 'the island has taken over').toHaveCount(0);
  await concerts.awake();
  await releases.awake();
  await atOnce(concerts, 2);
  await atOnce(releases, 2);
  await gallery.expectAt(24);
  await expect(player.frame).toBeFocused();
  expect(asked, 'one player').toHaveLength(1);
  await expectInPlace(home);
  expect(await unaskedShifts(page)).toEqual([]);
  await bringIntoView(concerts.next);
  await clickAtOnce(concerts.next);
  await expect.poll(() => concerts.first()).toBe(3);
  await bringIntoView(player.entry(second));
  await clickAtOnce(player.entry(second));
  await expect(player.frame, 'another video ends this one, which has not answered yet').toHaveCount(0);
});

test('C8 with a modifier a click stays with the browser; without the script its link is followed in the end @desk', async ({
  page,
  noise,
  gallery,
  player,
  language,
}) => {
  noise.allow(/^request to another host: https:\/\/www\.youtube\.com\/watch/);
  await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'YouTube' }));
  const watch = new RegExp(`^https://www\\.youtube\\.com/watch\\?v=${second?.id ?? ''}$`);
  await page.clock.install();
  await emptyFiles(page.context());
  await holdScripts(page);
  await page.goto(paths.media[language]);
  await bringIntoView(gallery.link(0));
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    gallery.link(0).click({ modifiers: ['ControlOrMeta'], position: { x: 60, y: 120 } }),
  ]);
  await expect(tab).toHaveURL(/\.jpeg$/);
  await tab.close();
  await gallery.link(0).click({ position: { x: 60, y: 120 } });
  await page.clock.fastForward(clickReplayTimeoutMs / 2);
  await expect(page).toHaveURL(paths.media[language]);
  await page.clock.fastForward(clickReplayTimeoutMs / 2);
  await expect(page).toHaveURL(/\.jpeg$/);

  noise.allow(/ERR_FAILED|Failed to fetch|hydrat/i);
  // Otherwise the time limit would follow the link, too.
  await waitForEver(page);
  await page.unroute('**/*.js');
  await page.route('**/*.js', (route) => route.abort('failed'));
  await page.goto(paths.media[language]);
  await player.entry(second).click();
  // The browser is given a second try before that.
  await page.clock.runFor(2000);
  await expect(page, 'at once, where the script cannot be loaded').toHaveURL(watch);
  expect(page.context().pages(), 'in the same tab').toHaveLength(1);
});
