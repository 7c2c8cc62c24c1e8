import { homePageRecords } from '../../src/config/behaviour.ts';
import { expect, test } from './liveSite.ts';
import { known } from './liveSources.ts';

const date = '2031-06-01T18:00:00Z';

test('the list of all concerts shows what Firestore holds: from our own API before the first scroll, then from the stream', async ({
  page,
  site,
  allConcerts,
  t,
}) => {
  await site.write('all', {
    name: 'Für alle Listen',
    date,
    ticketUrl: 'https://tickets.example.com/all',
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await allConcerts.open();
  await expect(allConcerts.ticket('Für alle Listen').locator('[data-tickets] a')).toHaveCount(1);
  expect(asked.filter((url) => url.includes(site.host))).toEqual([]);
  expect(asked.filter((url) => url.endsWith('/api/concerts'))).toHaveLength(1);
  await expect(allConcerts.tickets('past').locator('h4')).toHaveText(known.past.map(({ name }) => name));
  expect(known.past.length).toBeGreaterThan(homePageRecords);

  // Before the stream begins: the emulator may lose a write that meets its beginning.
  await site.write('all', { name: 'Für alle Listen', date, status: 'cancelled' });
  const streamed = page.waitForRequest((request) => request.url().includes(site.host));
  // Without a touch, after which a list would wait.
  await page.evaluate(() => scrollTo(0, 40));
  await streamed;
  await expect(allConcerts.ticket('Für alle Listen')).toContainText(t('live:status-cancelled'));
  await expect(allConcerts.ticket('Für alle Listen').locator('[data-tickets] a')).toHaveCount(0);
  const oldest = known.past.at(-1);
  await site.write(`past-${known.past.length - 1}`, {
    name: 'Das älteste, umbenannt',
    date: oldest?.date ?? '',
  });
  await expect(allConcerts.tickets('past').last()).toContainText('Das älteste, umbenannt');
  await site.write(`past-${known.past.length - 1}`, oldest ?? { name: '', date });
  await expect(allConcerts.tickets('past').last()).toContainText(oldest?.name ?? '');

  await site.remove('all');
  await expect(allConcerts.ticket('Für alle Listen')).toHaveCount(0);
  await expect(page.locator('.connection-note')).toBeEmpty();
});
