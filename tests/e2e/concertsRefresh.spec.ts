import { expect, test } from './fixtures.ts';
import { instantOf } from '../instantOf.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { records } from './words.ts';

const embedded = records<{ date: string }>('concerts').length;
const added = {
  id: 'added',
  name: 'Ein Abend mehr',
  date: '2031-05-01T18:00:00Z',
  status: 'planned',
  free: false,
  ticketUrl: 'https://tickets.example.com/added',
};

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
