import { concertsRefresh } from '../../src/features/concerts/behaviour.ts';
import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { instantOf } from '../instantOf.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
import { literally, paths, records } from './words.ts';

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

test('requests the concerts in view, on a return, and every minute; without a connection it keeps them, and states their age @desk', async ({
  page,
  noise,
  tabs,
  language,
  t,
}) => {
  noise.allow(/ERR_FAILED|Concerts: unavailable: Connection failed\./);
  // High enough for the concerts to stand on the first screen.
  await page.setViewportSize({ width: 1280, height: 3000 });
  await page.clock.install();
  const api: { list: object[]; broken?: boolean } = { list: [] };
  const heard = await answerConcerts(page, api);
  await page.goto(paths.home[language]);
  await tabs.slideshow('upcoming').awake();
  await expect(page.locator('#tab-upcoming')).toBeInViewport();
  expect(heard.calls).toBe(0);

  const answered = page.waitForResponse('**/api/concerts');
  // Without a touch, after which a list would wait.
  await page.evaluate(() => scrollTo(0, 40));
  await answered;
  expect(heard.calls).toBe(1);
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

  await test.step('without a connection', async () => {
    await noteShifts(page);
    api.broken = true;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const note = page.locator('.connection-note[role=status]');
    const words = literally(t('live:as-of', { time: '' })).trim();
    await expect(note).toHaveText(new RegExp(`${words} \\d+\\.? .+, \\d\\d:\\d\\d$`));
    expect(await shown(tabs)).toBe(embedded);
    await expect(note).toBeInViewport();
    expect(await shifts(page)).toEqual([]);
    api.broken = false;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(note).toBeEmpty();
    expect(heard.calls).toBe(5);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('#tab-upcoming')).not.toBeInViewport();
  await page.clock.fastForward(3 * concertsRefresh);
  expect(heard.calls, 'nothing is asked while nobody looks').toBe(5);
});

/** Comes after everything that the repository knows but two, and that one cancelled. */
const changed = {
  id: '2027-02-06-schnulzenball',
  name: 'Schnulzenball',
  date: '2027-02-06T19:00:00Z',
  status: 'cancelled',
  free: false,
  ticketUrl: 'https://tickets.example.com/1',
};

test('the list of all concerts shows what was added and cancelled since the build, in the order of time, and without a connection how old it is', async ({
  page,
  noise,
  t,
  allConcerts,
}) => {
  noise.allow(/ERR_FAILED|Concerts: unavailable: Connection failed\./);
  const api: { list: object[]; broken?: boolean } = { list: [added, changed] };
  const heard = await answerConcerts(page, api);
  await allConcerts.open();
  await expect(allConcerts.ticket(added.name).locator('[data-tickets] a')).toHaveAttribute(
    'href',
    added.ticketUrl,
  );
  expect(heard.calls).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(allConcerts.ticket('Schnulzenball')).toHaveCount(1);
  await expect(allConcerts.ticket('Schnulzenball')).toContainText(t('live:status-cancelled'));
  await expect(allConcerts.ticket('Schnulzenball').locator('[data-tickets] a')).toHaveCount(0);
  const shown = page.locator('article time');
  const times = (await shown.evaluateAll((all: HTMLTimeElement[]) => all.map((time) => time.dateTime))).map(
    instantOf,
  );
  const now = Date.now();
  expect(times).toEqual([
    ...times.filter((time) => time >= now).toSorted((a, b) => a - b),
    ...times.filter((time) => time < now).toSorted((a, b) => b - a),
  ]);
  expect(times).toHaveLength(embedded + 1);

  api.list = [];
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(allConcerts.ticket(added.name)).toHaveCount(0);
  await expect(allConcerts.ticket('Schnulzenball').locator('[data-tickets] a')).toHaveCount(1);

  api.broken = true;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const note = page.locator('.connection-note[role=status]');
  await expect(note).toContainText(t('live:as-of', { time: '' }).trim());
  await expect(note).toBeInViewport();
  await expect(page.locator('article')).toHaveCount(embedded);
  api.broken = false;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(note).toBeEmpty();
});

const codes = [
  ['the code that shows answers', 'stream'],
  ['the code that makes tickets', 'syncedTickets'],
] as const;
// By day loadScript.test.ts holds that each failure is logged, and the script asked for again.
for (const [code, file] of codes.slice(0, sized(0, 2)))
  test(`logs that ${code} is missing, and tries again until it has loaded @desk`, async ({
    page,
    noise,
    tabs,
    t,
  }) => {
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
    await tabs.open();
    const note = page.locator('.connection-note[role=status]');
    const words = literally(t('live:as-of', { time: '' })).trim();
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
  });
