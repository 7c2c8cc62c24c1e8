import { expect, test } from './fixtures.ts';
import { instantOf } from '../instantOf.ts';
import { AllConcerts } from './pages/AllConcerts.ts';
import { showsTheListsOf } from './pages/concertLists.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { localeCodes, paths, text } from './words.ts';

const t = (key: string, values?: Record<string, string>) => text('de', key, values);

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
      const instants = async (kind: 'upcoming' | 'past') => {
        const times = list.tickets(kind).locator('time');
        return (await times.evaluateAll((all: HTMLTimeElement[]) => all.map((time) => time.dateTime))).map(
          instantOf,
        );
      };
      const [upcoming, past] = [await instants('upcoming'), await instants('past')];
      expect(upcoming).toEqual(upcoming.toSorted((a, b) => a - b));
      expect(past).toEqual(past.toSorted((a, b) => b - a));
    },
  );

test('E5 a concert passes while the list of all is open', { tag: '@desk' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2027-02-06T18:00:00Z') });
  const list = new AllConcerts(page, 'en');
  // The complete list, because concerts have passed since the build. The clock must not jump while it is under way: its time limit would
  // jump, too.
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/concerts') && response.ok(),
  );
  await list.open();
  await (await answer).finished();
  const link = list.ticket('Schnulzenball').locator('[data-tickets] a');
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
    const link = ball.locator('[data-tickets] a');
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
    // The complete list has come: it would be rendered for the time at which it comes.
    await showsTheListsOf(tabs, before);
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
