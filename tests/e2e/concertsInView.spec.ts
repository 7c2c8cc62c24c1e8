import { framesPass } from './pages/frames.ts';
import type { Page } from '@playwright/test';
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

/** A touch of the page that moves nothing. */
const touch = (page: Page) => page.keyboard.press('Shift');

test('E11 a page that nobody has touched takes a new concert at once, asked for before its scripts are there, on paper, too', async ({
  page,
  language,
  tabs,
}) => {
  const heard = await answerConcerts(page, { list: [soon] });
  const release = await holdScripts(page);
  await page.goto(paths.live[language]);
  await expect.poll(() => heard.calls).toBe(1);
  await expect(page.locator('#live astro-island')).toHaveAttribute('ssr');
  const link = tabs.ticket('Schnulzenball').locator('[data-tickets] a');
  await link.focus();
  release();
  await expect(tabs.ticket(soon.name)).toHaveCount(1);
  await expect(link).toBeFocused();
  await expect(link, 'its column stays in view').toBeInViewport();
  await expect(tabs.tab('upcoming')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#live .connection-note[role=status]')).toBeEmpty();
  expect(heard.calls).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(tabs.ticket(soon.name)).toBeVisible();
});

test('E11 a reader is not moved: new dates and a cancellation wait until the reader leaves the list, or presses an arrow or a tab', async ({
  page,
  t,
  tabs,
}) => {
  await page.clock.setFixedTime(today);
  const api: { list: object[] } = { list: [] };
  await answerConcerts(page, api);
  await tabs.open();
  await showsTheListsOf(tabs, today.getTime());
  const showsNews = async (isNew: boolean) => {
    const count = isNew ? 1 : 0;
    await expect(tabs.ticket(soon.name)).toHaveCount(count);
    await expect(tabs.ticket(ball.name).getByText(t('live:status-cancelled'))).toHaveCount(count);
  };
  await touch(page);
  for (const [leaveOrPress, arrives] of [
    [
      () => tabs.slideshow('upcoming').next.press('Enter'),
      async () => {
        await expect(page.locator(':focus')).toHaveAccessibleName(t('slideshow:next'));
        await expect.poll(() => tabs.slideshow('upcoming').first()).toBe(2);
      },
    ],
    [() => tabs.tab('upcoming').press('ArrowRight'), () => expect(tabs.panel('past')).toBeVisible()],
    [() => tabs.tab('upcoming').click(), () => expect(tabs.panel('upcoming')).toBeVisible()],
    [() => page.locator('footer').scrollIntoViewIfNeeded(), () => expect(tabs.list).not.toBeInViewport()],
  ] as const) {
    await noteShifts(page);
    const before = await places(page);
    const wasNew = api.list.length > 0;
    api.list = wasNew ? [] : [soon, ball];
    const answered = page.waitForResponse('**/api/concerts');
    await comeBack(page);
    await (await answered).finished();
    await framesPass(page);
    expect(await unaskedShifts(page)).toEqual([]);
    expect(await places(page)).toEqual(before);
    await showsNews(wasNew);

    await leaveOrPress();
    await showsNews(!wasNew);
    await arrives();
  }
});
