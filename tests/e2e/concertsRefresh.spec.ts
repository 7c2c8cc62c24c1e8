import { concertsRefresh } from '../../src/features/concerts/behaviour.ts';
import { expect, test } from './fixtures.ts';
import { instantOf } from '../instantOf.ts';
import { AllConcerts } from './pages/AllConcerts.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { saveData } from './pages/lowData.ts';
import { bringIntoView } from './pages/view.ts';
import { inBothLanguages, literally, paths, records, text } from './words.ts';

const embedded = records<{ date: string }>('concerts').length;
const added = {
  id: 'added',
  name: 'Ein Abend mehr',
  date: '2031-05-01T18:00:00Z',
  status: 'planned',
  free: false,
  ticketUrl: 'https://tickets.example.com/added',
};

const shown = (tabs: ConcertTabs) => tabs.page.locator('#live article').count();

test(
  'requests the concerts once they are in view, on a return to the page, and every five minutes',
  { tag: '@desk' },
  async ({ page }) => {
    // High enough for the concerts to stand on the first screen.
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.clock.install();
    const api: { list: object[] } = { list: [] };
    const heard = await answerConcerts(page, api);
    const tabs = new ConcertTabs(page, 'de');
    await page.goto('/');
    await tabs.slideshow('upcoming').awake();
    await expect(page.locator('#tab-upcoming')).toBeInViewport();
    expect(heard.calls).toBe(0);

    await page.mouse.wheel(0, 40);
    await expect.poll(() => heard.calls).toBe(1);
    expect(await shown(tabs), 'an empty store takes nothing away').toBe(embedded);

    api.list = [added];
    await page.clock.fastForward(concertsRefresh);
    await expect(tabs.ticket(added.name)).toHaveCount(1);
    expect(heard.calls).toBe(2);
    expect(await shown(tabs)).toBe(embedded + 1);

    api.list = [];
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(tabs.ticket(added.name)).toHaveCount(0);
    expect(heard.calls).toBe(3);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('#tab-upcoming')).not.toBeInViewport();
    await page.clock.fastForward(3 * concertsRefresh);
    expect(heard.calls, 'nothing is asked while nobody looks').toBe(3);
  },
);

test('requests the concerts once in low data mode', { tag: '@phone' }, async ({ page }) => {
  await saveData(page);
  await page.clock.install();
  const heard = await answerConcerts(page, { list: [added] });
  const tabs = new ConcertTabs(page, 'de');
  await tabs.open();
  await expect(tabs.ticket(added.name)).toHaveCount(1);
  await page.clock.fastForward(concertsRefresh);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(heard.calls).toBe(1);
});

for (const [locale, where] of inBothLanguages) {
  test(
    `keeps the list of concerts without a connection, and states its age (${locale})`,
    where,
    async ({ page, noise }) => {
      noise.allow(/ERR_FAILED|Concerts: unavailable: Connection failed\./);
      const api = { list: [], broken: true };
      const heard = await answerConcerts(page, api);
      const tabs = new ConcertTabs(page, locale);
      await page.goto(paths.home[locale]);
      await noteShifts(page);
      await bringIntoView(page.locator('#tab-upcoming'));
      const note = page.locator('.connection-note[role=status]');
      const words = literally(text(locale, 'live:as-of', { time: '' })).trim();
      await expect(note).toHaveText(new RegExp(`${words} \\d+\\.? .+, \\d\\d:\\d\\d$`));
      expect(await shown(tabs)).toBe(embedded);
      await expect(note).toBeInViewport();
      expect(await shifts(page)).toEqual([]);
      // The page's own request has failed before that of the island.
      expect(heard.calls).toBe(2);

      api.broken = false;
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(note).toBeEmpty();
      expect(heard.calls).toBe(3);
    },
  );
}

test('keeps tab, column and focus when the list of concerts changes', { tag: '@desk' }, async ({ page }) => {
  const api: { list: object[] } = { list: [] };
  await answerConcerts(page, api);
  const tabs = new ConcertTabs(page, 'de');
  await tabs.open();
  const { root } = tabs.slideshow('upcoming');
  const link = tabs.ticket('Schnulzenball').locator('[data-tickets] a');
  await link.focus();
  const column = () =>
    root.locator('[data-column]').evaluateAll((all) => all.findIndex((one) => !one.hasAttribute('inert')));
  const before = await column();

  api.list = [added];
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(tabs.ticket(added.name)).toHaveCount(1);
  await expect(link).toBeFocused();
  expect(await column()).toBe(before);
  await expect(tabs.tab('upcoming')).toHaveAttribute('aria-selected', 'true');
});

test.describe('the list of all concerts', () => {
  /** Comes after everything that the repository knows but two, and that one cancelled. */
  const changed = {
    id: '2027-02-06-schnulzenball',
    name: 'Schnulzenball',
    date: '2027-02-06T19:00:00Z',
    status: 'cancelled',
    free: false,
    ticketUrl: 'https://tickets.example.com/1',
  };

  for (const [locale, where] of inBothLanguages)
    test(
      `shows what the band has added and cancelled since the build, unscrolled, in the order of time (${locale})`,
      where,
      async ({ page }) => {
        const api: { list: object[] } = { list: [added, changed] };
        const heard = await answerConcerts(page, api);
        const list = new AllConcerts(page, locale);
        await list.open();
        await expect(list.ticket(added.name).locator('[data-tickets] a')).toHaveAttribute(
          'href',
          added.ticketUrl,
        );
        expect(heard.calls).toBe(1);
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expect(list.ticket('Schnulzenball')).toHaveCount(1);
        await expect(list.ticket('Schnulzenball')).toContainText(text(locale, 'live:status-cancelled'));
        await expect(list.ticket('Schnulzenball').locator('[data-tickets] a')).toHaveCount(0);
        const shown = page.locator('article time');
        const times = (
          await shown.evaluateAll((all: HTMLTimeElement[]) => all.map((time) => time.dateTime))
        ).map(instantOf);
        const now = Date.now();
        expect(times).toEqual([
          ...times.filter((time) => time >= now).toSorted((a, b) => a - b),
          ...times.filter((time) => time < now).toSorted((a, b) => b - a),
        ]);
        expect(times).toHaveLength(embedded + 1);

        api.list = [];
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(list.ticket(added.name)).toHaveCount(0);
        await expect(list.ticket('Schnulzenball').locator('[data-tickets] a')).toHaveCount(1);
      },
    );

  test('draws nothing anew where nothing was added', { tag: '@desk' }, async ({ page }) => {
    await answerConcerts(page, { list: [] });
    const list = new AllConcerts(page, 'de');
    const answered = page.waitForResponse('**/api/concerts');
    await page.goto(paths['live-all'].de);
    const tickets = await page.locator('article').elementHandles();
    await answered;
    await list.page.locator('main astro-island:not([ssr])').waitFor();
    const stayed = await Promise.all(tickets.map((ticket) => ticket.evaluate((node) => node.isConnected)));
    expect(stayed).toEqual(tickets.map(() => true));
  });

  test('says without a connection how old it is', { tag: '@phone' }, async ({ page, noise }) => {
    noise.allow(/ERR_FAILED|Concerts: unavailable: Connection failed\./);
    const api = { list: [], broken: true };
    await answerConcerts(page, api);
    const list = new AllConcerts(page, 'de');
    await list.open();
    const note = page.locator('.connection-note[role=status]');
    await expect(note).toContainText(text('de', 'live:as-of', { time: '' }).trim());
    await expect(note).toBeInViewport();
    await expect(page.locator('article')).toHaveCount(embedded);
    api.broken = false;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(note).toBeEmpty();
  });
});

for (const [code, file] of [
  ['the code that shows answers', 'stream'],
  ['the code that makes tickets', 'syncedTickets'],
] as const)
  test(
    `logs that ${code} is missing, and tries again until it has loaded`,
    { tag: '@desk' },
    async ({ page, noise }) => {
      noise.allow(/ERR_FAILED|Concerts: unavailable: Connection failed\./);
      await page.clock.install();
      await answerConcerts(page, { list: [added] });
      let isMissing = true;
      const asked: string[] = [];
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Concerts: ')) logged.push(message.text());
      });
      await page.route(`**/_/${file}.*.js`, async (route) => {
        asked.push(route.request().url());
        if (isMissing) await route.abort();
        else await route.continue();
      });
      const tabs = new ConcertTabs(page, 'de');
      await tabs.open();
      const note = page.locator('.connection-note[role=status]');
      const words = literally(text('de', 'live:as-of', { time: '' })).trim();
      for (const tries of [1, 2, 3]) {
        await expect.poll(() => logged.length).toBe(tries);
        expect(logged.at(-1)).toBe('Concerts: unavailable: Connection failed.');
        if (file === 'stream')
          await expect(note).toHaveText(new RegExp(`${words} \\d+\\.? .+, \\d\\d:\\d\\d$`));
        expect(await shown(tabs)).toBe(embedded);
        if (tries === 3) isMissing = false;
        await page.clock.fastForward(2000 * 2 ** (tries - 1));
      }
      await expect(tabs.ticket(added.name)).toHaveCount(1);
      await expect(note).toBeEmpty();
      expect(asked).toHaveLength(4);
    },
  );
