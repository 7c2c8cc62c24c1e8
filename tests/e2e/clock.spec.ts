import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { AllConcerts } from './pages/AllConcerts.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { localeCodes, paths, records, text } from './words.ts';

const concerts = records<{ name: string; date: string }>('concerts').sort((a, b) =>
  a.date.localeCompare(b.date),
);
const t = (key: string, values?: Record<string, string>) => text('de', key, values);

/** Sets the visitor's clock, and leaves and comes back, as after a night in a pocket where no timer ran. */
async function returnAt(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Both lists, their order, their counts, and what a past ticket no longer offers, as they must be at an instant. */
async function showsTheListsOf(view: ConcertTabs | AllConcerts, instant: string | number): Promise<void> {
  const now = new Date(instant).getTime();
  const names = (past: boolean) =>
    concerts.filter(({ date }) => Date.parse(date) < now === past).map(({ name }) => name);
  const lists = { upcoming: names(false), past: names(true).reverse() };
  for (const kind of ['upcoming', 'past'] as const) {
    await expect(view.tickets(kind).locator('h3, h4')).toHaveText(lists[kind]);
    if (view instanceof ConcertTabs)
      await expect(view.tab(kind)).toHaveAccessibleName(new RegExp(`\\D${lists[kind].length}\\D`));
  }
  const thisYear = new Date(now + 3_600_000).toISOString().slice(0, 4);
  // The names may be the same as before while the badges are still to change.
  await expect
    .poll(() =>
      view.page.locator('[data-list] article').evaluateAll((all, present) => {
        const yearOf = (ticket: Element) => ticket.querySelector('time')?.textContent.slice(-4) ?? '';
        const isRight = (ticket: Element) =>
          ticket.firstElementChild?.textContent.includes(yearOf(ticket)) === (yearOf(ticket) !== present);
        return all.filter((ticket) => !isRight(ticket)).length;
      }, thisYear),
    )
    .toBe(0);
  const states = await view.tickets('past').evaluateAll((all) =>
    all.map((ticket) => ({
      greyed: ticket.hasAttribute('data-past'),
      clickable: ticket.querySelector('a, button') !== null,
      events: getComputedStyle(ticket).pointerEvents,
    })),
  );
  for (const state of states) expect(state).toEqual({ greyed: true, clickable: false, events: 'none' });
  await expect(view.panel('upcoming').locator('[data-past]')).toHaveCount(0);
}

/** Vienna's clock time, the instant, the next concert and the latest past one, in order of time. */
const moments = [
  ['23:59 on New Year’s Eve', '2026-12-31T22:59:59Z', 'Winterwiderhall', 'Lampenfieber'],
  [
    '00:00 on New Year’s Day, when badges say other years',
    '2026-12-31T23:00:00Z',
    'Winterwiderhall',
    'Lampenfieber',
  ],
  ['23:59 on the day of a concert', '2027-01-16T22:59:00Z', 'Schnulzenball', 'Winterwiderhall'],
  ['00:01 on the day after', '2027-01-16T23:01:00Z', 'Schnulzenball', 'Winterwiderhall'],
  ['19:29 on the day that summer time begins', '2027-03-28T17:29:59Z', 'Sommerzeit', 'Schnulzenball'],
  ['19:30 on the day that summer time begins', '2027-03-28T17:30:01Z', 'Nachtbuskonzert', 'Sommerzeit'],
  ['23:59 before a concert at 00:30', '2027-05-14T21:59:00Z', 'Nachtbuskonzert', 'Sommerzeit'],
  ['00:01 on the day of that concert', '2027-05-14T22:01:00Z', 'Nachtbuskonzert', 'Sommerzeit'],
  ['00:31, when it plays', '2027-05-14T22:31:00Z', 'Sommerfest', 'Nachtbuskonzert'],
  ['18:59 on the day that it ends', '2027-10-31T17:59:59Z', 'Die geschenkte Stunde', 'Gastspiel'],
  ['19:00 on the day that it ends', '2027-10-31T18:00:01Z', 'Schalttag', 'Die geschenkte Stunde'],
] as const;

/** Dates in words, and with Vienna's offset; the beginning in words. */
const dates = [
  ['Sommerzeit', 'So., 28. März 2027', '2027-03-28T19:30:00+02:00', '19:30'],
  ['Nachtbuskonzert', 'Fr., 14. Mai 2027', '2027-05-15T00:30:00+02:00', '00:30'],
  ['Die geschenkte Stunde', 'So., 31. Oktober 2027', '2027-10-31T19:00:00+01:00', '19:00'],
] as const;

/** The two places that show the concerts. */
const views = [
  ['the home page', ConcertTabs],
  ['the list of all concerts', AllConcerts],
] as const;

for (const timezoneId of ['Europe/Vienna', 'America/New_York', 'Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId}`, { tag: '@desk' }, () => {
    test.use({ timezoneId });

    for (const [where, View] of views)
      test(`E5 E4 past is what has begun, around midnight and on both days that the clock changes; dates stay in Vienna: ${where}`, async ({
        page,
      }) => {
        const view = new View(page, 'de');
        await page.clock.setFixedTime(new Date(moments[0][1]));
        await view.open();
        for (const [name, words, dateTime, beginning] of dates) {
          await expect(view.ticket(name)).toContainText(t('live:begins', { time: beginning }));
          await expect(view.ticket(name).locator('time')).toHaveText(words);
          await expect(view.ticket(name).locator('time')).toHaveAttribute('datetime', dateTime);
        }
        for (const [clock, instant, next, latest] of moments) {
          await test.step(clock, async () => {
            await returnAt(page, instant);
            await showsTheListsOf(view, instant);
            await expect(view.tickets('upcoming').first()).toContainText(next);
            await expect(view.tickets('past').first()).toContainText(latest);
          });
        }
        for (const [name, words, dateTime] of dates) {
          await expect(view.ticket(name).locator('time')).toHaveText(words);
          await expect(view.ticket(name).locator('time')).toHaveAttribute('datetime', dateTime);
          await expect(view.ticket(name)).not.toContainText(t('live:begins', { time: '' }).trim());
        }
      });
  });
}

for (const locale of localeCodes)
  test(
    `E5 the list of all concerts shows the day on which it is opened, long after its build (${locale})`,
    { tag: '@phone' },
    async ({ page }) => {
      const day = Date.now() + 200 * 86_400_000;
      await page.clock.setFixedTime(day);
      const list = new AllConcerts(page, locale);
      await list.open();
      await showsTheListsOf(list, day);
      const instants = (kind: 'upcoming' | 'past') =>
        list
          .tickets(kind)
          .locator('time')
          .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
      const [upcoming, past] = [await instants('upcoming'), await instants('past')];
      expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b));
      expect(past).toEqual(past.toSorted((a, b) => b - a));
    },
  );

test('E5 a concert passes while the list of all is open', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2027-02-06T18:00:00Z') });
  const list = new AllConcerts(page, 'en');
  // The clock must not jump while the answer is under way: its time limit would jump, too.
  const answer = page.waitForResponse('**/api/concerts');
  await list.open();
  await (await answer).finished();
  const link = list.ticket('Schnulzenball').locator('a');
  await expect(link).toHaveCount(1);
  await page.clock.fastForward(3_600_000 + 1000);
  await expect(link).toHaveCount(0);
  await showsTheListsOf(list, '2027-02-06T19:00:01Z');
});

test(
  'E5 a page that is opened 200 days after its build shows that day',
  { tag: '@phone' },
  async ({ page }) => {
    const day = Date.now() + 200 * 86_400_000;
    await page.clock.setFixedTime(day);
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    await showsTheListsOf(tabs, day);
    const { columns } = tabs.slideshow('upcoming');
    const sizes = await columns.evaluateAll((all) =>
      all.map((one) => one.querySelectorAll('article').length),
    );
    expect(sizes.slice(0, -1).every((size) => size === 3)).toBe(true);
  },
);

test(
  'E5 a concert passes while the page is open, and its tickets are gone',
  { tag: '@phone' },
  async ({ page, noise }) => {
    // The clock may jump while an answer is under way, and takes its time with it.
    noise.allow(/Request time out/);
    // 26 days are longer than a timer can wait.
    await page.clock.install({ time: new Date('2027-01-11T12:00:00Z') });
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    const ball = tabs.ticket('Schnulzenball');
    const link = ball.locator('a');
    await page.clock.fastForward(25 * 86_400_000);
    await showsTheListsOf(tabs, '2027-02-05T12:00:00Z');
    await expect(link).toHaveAttribute('href', 'https://tickets.example.com/2027-02-06-schnulzenball');
    // With its year, where the page was built in another one.
    const date = String.raw`6\. Feb\.( 2027)?`;
    await expect(link).toHaveAccessibleName(
      new RegExp(`^${t('live:tickets-for', { date, city: 'Salzburg' })} \\(${t('page:new-tab')}\\)$`),
    );

    await page.clock.fastForward(86_400_000 + 7 * 3_600_000);
    await showsTheListsOf(tabs, '2027-02-06T19:00:01Z');
    await expect(tabs.panel('past').locator('article').first()).toContainText('Schnulzenball');
    await expect(link).toHaveCount(0);
    await expect(tabs.slideshow('upcoming').columns).toHaveCount(4);
  },
);

test(
  'E5 what passed while timers slept is past when the page comes back',
  { tag: '@phone' },
  async ({ page }) => {
    const [before, after] = ['2027-02-06T18:00:00Z', '2027-02-06T20:00:00Z'];
    await page.clock.setFixedTime(before);
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    await page.clock.setFixedTime(after);
    await showsTheListsOf(tabs, before);
    // Out of the back/forward cache.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await showsTheListsOf(tabs, after);
  },
);

for (const [kind, instant] of [
  ['upcoming', '2040-01-01T00:00:00Z'],
  ['past', '2020-01-01T00:00:00Z'],
] as const) {
  test(
    `E6 without ${kind} concerts the list says so and offers booking`,
    { tag: '@desk' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(instant));
      const tabs = new ConcertTabs(page, 'de');
      await page.goto(`${paths.live.de}?concerts=${kind}`);
      await expect(tabs.tab(kind)).toHaveAccessibleName(/\D0\D/);
      await expect(tabs.panel(kind)).toContainText(t(`live:empty-${kind}`));
      const booking = tabs.panel(kind).getByRole('link', { name: t('live:empty-upcoming-book') });
      await expect(booking).toHaveAttribute('href', paths.contact.de);
      await expect(tabs.panel(kind).getByRole('region')).toHaveCount(0);
      await expect(tabs.panel(kind).getByRole('button')).toHaveCount(0);
      await showsTheListsOf(tabs, instant);
    },
  );
}

for (const [kind, instant] of [
  ['upcoming', '2040-01-01T00:00:00Z'],
  ['past', '2020-01-01T00:00:00Z'],
] as const) {
  test(`E6 the list of all without ${kind} concerts says so`, { tag: '@desk' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(instant));
    const list = new AllConcerts(page, 'de');
    await list.open();
    await expect(list.panel(kind)).toContainText(t(`live:empty-${kind}`));
    await expect(list.panel(kind).getByRole('list')).toHaveCount(0);
    await showsTheListsOf(list, instant);
  });
}

test('C7 a single column has neither dots nor buttons', { tag: '@desk' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2028-12-31T00:00:00Z'));
  const tabs = new ConcertTabs(page, 'de');
  await tabs.open();
  const slideshow = tabs.slideshow('upcoming');
  await expect(slideshow.columns).toHaveCount(1);
  await expect(slideshow.root.getByRole('button')).toHaveCount(0);
});
