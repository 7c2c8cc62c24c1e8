import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { showsTheListsOf } from './pages/concertLists.ts';
import { noteShifts, unaskedShifts } from './pages/layoutShift.ts';
import { holdScripts } from './pages/hold.ts';
import { paths } from './words.ts';

/** A day from which two concerts more need no further column. */
const today = new Date('2026-12-10T12:00:00Z');

const concert = (name: string, date: string, fields: object = {}) => ({
  ...{ id: name, name, date, status: 'planned', free: false },
  ...fields,
});
const soon = concert('Vorabend', '2026-12-11T19:00:00Z', { ticketUrl: 'https://tickets.example.com/1' });
const soonToo = concert('Zwischenspiel', '2026-12-12T19:00:00Z');
const ball = concert('Schnulzenball', '2027-02-06T19:00:00Z', {
  ...{ id: '2027-02-06-schnulzenball', status: 'cancelled' },
});

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Places and sizes of the tickets in the window, by name. */
const places = (page: Page) =>
  page.locator('article:visible').evaluateAll((all) =>
    all
      .map((ticket) => ({
        name: ticket.querySelector('h3, h4')?.textContent,
        box: ticket.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0)
      .map(({ name, box }) => [name, ...[box.x, box.y, box.width, box.height].map(Math.round)]),
  );

/** The controls of the concerts that a button covers while the page is scrolled by half a window, in steps of half a control. */
const covered = (button: Locator) =>
  button.evaluate(async (own) => {
    const found = new Set<string>();
    const start = scrollY;
    for (let step = 0; step < innerHeight / 2; step += 22) {
      scrollTo({ top: start + step, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = own.getBoundingClientRect();
      for (const control of document.querySelectorAll('#live :is(a, button)')) {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isMet = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        if (control !== own && isMet && control.checkVisibility()) found.add(control.outerHTML.slice(0, 80));
      }
    }
    scrollTo({ top: start, behavior: 'instant' });
    return [...found];
  });

test('requests the concerts once, before their scripts are there', async ({ page, language, t, tabs }) => {
  const heard = await answerConcerts(page, { list: [soon] });
  const release = await holdScripts(page);
  await page.route('**/newConcert.*.js', (route) => route.continue());
  await page.goto(paths.live[language]);
  await expect.poll(() => heard.calls).toBe(1);
  await expect(page.locator('#live astro-island')).toHaveAttribute('ssr');
  const words = new RegExp(`^${t('live:new-concert', { concert: '' })}.+, ${soon.name}$`);
  const link = page.locator('#live').getByRole('link', { name: words });
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toHaveAttribute('href', new RegExp(`/live/${soon.id}$`));
  await link.focus();
  const place = await link.boundingBox();
  release();
  // The button takes the place, the words and the focus of the link.
  const button = page.getByRole('status').getByRole('button', { name: words });
  await expect(button).toBeFocused();
  expect((await button.boundingBox())?.y).toBe(place?.y);
  await expect(link).toHaveCount(0);
  await expect(tabs.list).toBeVisible();
  expect(heard.calls).toBe(1);
});

test('what is in view does not move: a cancellation shows at once, new dates wait for a click or for the visitor to leave', async ({
  page,
  t,
  tabs,
}) => {
  await page.clock.setFixedTime(today);
  const api: { list: object[] } = { list: [] };
  await answerConcerts(page, api);
  await tabs.open();
  await showsTheListsOf(tabs, today.getTime());
  const slideshow = tabs.slideshow('upcoming');
  await noteShifts(page);
  const before = await places(page);

  api.list = [soon, soonToo, ball];
  await comeBack(page);
  const button = page
    .getByRole('status')
    .getByRole('button', { name: t('live:new-concerts_other', { count: 2 }) });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(tabs.ticket(ball.name)).toContainText(t('live:status-cancelled'));
  await expect(tabs.ticket(ball.name).locator('[data-tickets] a')).toHaveCount(0);
  await expect(tabs.ticket(soon.name)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  expect(await covered(button), 'also while scrolling').toEqual([]);

  await button.click();
  await expect(tabs.ticket(soon.name)).toBeFocused();
  await expect(tabs.ticket(soon.name)).toBeInViewport({ ratio: 0.9 });
  await expect(tabs.ticket(soonToo.name)).toHaveCount(1);
  await expect(button).toHaveCount(0);
  await expect(tabs.ticket(ball.name)).toContainText(t('live:status-cancelled'));
  expect(await unaskedShifts(page)).toEqual([]);

  // Taken back while another column is in view: nothing to announce but the change.
  await slideshow.next.press('Enter');
  await expect.poll(() => slideshow.first()).toBe(2);
  api.list = [soon, ball];
  await comeBack(page);
  await expect(page.getByRole('button', { name: t('live:concerts-changed') })).toBeVisible();
  await expect(tabs.ticket(soonToo.name)).toHaveCount(1);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(tabs.ticket(soonToo.name)).toHaveCount(0);
  await expect(tabs.ticket(soon.name)).toHaveCount(1);
});

test('the list of all concerts keeps its place, too', async ({ page, allConcerts, t }) => {
  await page.clock.setFixedTime(today);
  const api: { list: object[] } = { list: [] };
  await answerConcerts(page, api);
  await allConcerts.open();
  await showsTheListsOf(allConcerts, today.getTime());
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await noteShifts(page);
  const before = await places(page);
  const late = concert('Zuletzt', '2031-05-01T18:00:00Z');
  api.list = [late];
  await comeBack(page);
  await expect(allConcerts.ticket(late.name), 'out of view').toHaveCount(1);

  api.list = [late, soon];
  await comeBack(page);
  const button = page.getByRole('button', { name: t('live:new-concerts_one', { count: 1 }) });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(allConcerts.ticket(soon.name)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  await button.click();
  await expect(allConcerts.ticket(soon.name)).toBeFocused();
  await expect(allConcerts.ticket(soon.name)).toBeInViewport({ ratio: 1 });
  expect(await unaskedShifts(page)).toEqual([]);
});

test('a stamp that finds no room on a ticket in view lies on its stub @phone', async ({ page, tabs, t }) => {
  await page.clock.setFixedTime(today);
  const plain = concert('Ohne Karten', '2026-12-11T19:00:00Z', { venue: 'Flucc', city: 'Wien' });
  const api: { list: object[] } = { list: [plain] };
  await answerConcerts(page, api);
  await tabs.open();
  await tabs.news.click();
  await expect(tabs.ticket(plain.name)).toBeInViewport({ ratio: 0.9 });
  const before = await places(page);
  api.list = [{ ...plain, status: 'soldOut' }];
  await comeBack(page);
  const stamp = tabs.ticket(plain.name).getByText(t('live:status-soldOut'));
  await expect(stamp).toBeVisible();
  expect(await places(page)).toEqual(before);
  const lines = await tabs
    .ticket(plain.name)
    .locator('h4, time, .dim')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const { x = NaN, width = NaN } = (await stamp.boundingBox()) ?? {};
  expect(x + width, 'covers no letter').toBeLessThanOrEqual(Math.min(...lines) + 1);
});
