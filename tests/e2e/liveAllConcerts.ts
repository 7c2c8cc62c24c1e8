import { homePageRecords } from '../../src/config/behaviour.ts';
import { expect, test } from './liveSite.ts';
import { known } from './liveSources.ts';

const date = '2031-06-01T18:00:00Z';

test.describe('the list of all concerts', () => {
  test.afterEach(({ site }) => site.remove('all'));

  test('shows what Firestore holds: from our own API before the first scroll, then from the stream', async ({
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
});

test.describe('a script is missing', () => {
  test.beforeEach(({ noise }) => noise.allow(/ERR_FAILED|Concerts: unavailable: Connection failed\./));
  test.afterEach(({ site }) => site.remove('fallback'));

  test('requests our API until Firestore’s library has loaded', async ({ page, site, tabs }) => {
    await page.clock.install();
    await site.write('fallback', { name: 'Ersatzweise', date });
    // The page's clock goes on by itself, so each further attempt waits until the test is there.
    const [second, third] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    let asked = 0;
    await page.route('**/_/firestoreWorker*.js', async (route) => {
      asked += 1;
      if (asked === 1) return route.abort();
      if (asked > 2) await third.promise;
      else await second.promise;
      return asked > 2 ? route.continue() : route.abort();
    });
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Concerts: ')) logged.push(message.text());
    });
    await tabs.open();
    await expect(tabs.ticket('Ersatzweise')).toHaveCount(1);
    await expect(page.locator('.connection-note[role=status]')).toBeEmpty();
    // Our API answers with every concert, also with those that the page cannot show.
    await expect(tabs.tab('past')).toHaveAccessibleName(new RegExp(String.raw`\D${known.past.length}\D`));
    await expect(tabs.tickets('past')).toHaveCount(homePageRecords);
    expect(logged).toEqual(['Concerts: unavailable: Connection failed.']);

    await page.clock.fastForward(2000);
    await expect.poll(() => asked).toBe(2);
    second.resolve(undefined);
    await expect.poll(() => logged.length).toBe(2);
    // Before the stream begins: the emulator may lose a write that meets its beginning.
    await site.write('fallback', { name: 'Wieder live', date });
    await page.clock.fastForward(4000);
    await expect.poll(() => asked).toBe(3);
    third.resolve(undefined);
    await expect(tabs.ticket('Wieder live')).toHaveCount(1);
  });
});
