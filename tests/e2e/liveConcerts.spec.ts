import type { Page } from '@playwright/test';
import { homePageRecords } from '../../src/config/behaviour.ts';
import { missing } from '../../scripts/firestore/find.ts';
import { sized } from '../night.ts';
import { expect, test } from './liveSite.ts';
import { known } from './liveSources.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { HomePage } from './pages/HomePage.ts';
import { saveData } from './pages/lowData.ts';
import { literally, paths } from './words.ts';

// On the same site, which one worker starts.
import './liveServices.ts';

const reason = missing();
// Skipped on a machine without it, with the reason; never where all of it must run.
test.skip(reason !== undefined && !process.env.CI, reason);
test.describe.configure({ mode: 'serial' });

test.beforeEach(({ noise, site }) => {
  noise.allow(new RegExp(`request to another host: http://${literally(site.host)}/`));
});

const date = '2031-05-01T18:00:00Z';
/** Firebase's library, and the contract that checks its documents in the worker (docs/decisions/0025). */
const largest = 136 * 1024;

/** Weighs every script that a page and its workers load: the answer is their bytes on the wire so far. */
function weighScripts(page: Page): () => number {
  let sum = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sum += Number(response.headers()['content-length']);
  });
  return () => sum;
}

test('scrolling to the concerts loads at most 136 KB more, and shows their present state', async ({
  page,
  site,
  browser,
  tabs,
  language,
}, { project }) => {
  const withoutFirestore = project.use.baseURL ?? '';
  await site.write('fresh', { name: 'Seit dem Bau', date });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const weighedWithFirestore = weighScripts(page);
  await page.goto(paths.home[language]);
  await expect(tabs.ticket(known.concert.name)).toHaveCount(1);
  await expect(tabs.ticket('Seit dem Bau')).toHaveCount(0);
  expect(asked.filter((url) => url.endsWith('.js') || url.includes(site.host))).toEqual([]);

  await tabs.open();
  await expect(tabs.ticket('Seit dem Bau')).toHaveCount(1);
  await expect(tabs.tab('upcoming')).toHaveAccessibleName(/\D2\D/);
  // The header's script belongs to both walks, whatever woke it.
  await new HomePage(page, language).wake();
  const withFirestore = weighedWithFirestore();

  // The same walk through the site without Firestore, whose API has a new concert, too: the code that shows it belongs to both.
  const usual = await browser.newPage({ baseURL: withoutFirestore });
  const weighed = weighScripts(usual);
  const concert = { id: 'fresh', name: 'Seit dem Bau', date };
  await answerConcerts(usual, { list: [concert] });
  const usualTabs = new ConcertTabs(usual, language);
  await usualTabs.open();
  await expect(usualTabs.ticket('Seit dem Bau')).toHaveCount(1);
  await new HomePage(usual, language).wake();
  const without = weighed();
  await usual.close();
  expect(without).toBeGreaterThan(0);
  expect(withFirestore - without, 'what Firestore adds').toBeGreaterThan(50 * 1024);
  expect(withFirestore - without, 'what Firestore adds').toBeLessThanOrEqual(largest);
});

test('an open page shows a changed concert within a second, in the median', async ({ page, site, tabs }) => {
  await site.write('changing', { name: 'Ein Abend', date });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await tabs.open();
  await expect(tabs.ticket('Ein Abend')).toHaveCount(1);
  const writes = sized(6, 20);
  const took: number[] = [];
  for (let index = 0; index < writes; index++) {
    const name = `Abend ${index}`;
    const written = Date.now();
    await site.write('changing', { name, date });
    const arrived = await page.waitForFunction(
      (words) => document.querySelector('#concerts-upcoming')?.textContent.includes(words) && Date.now(),
      name,
    );
    took.push(Number(await arrived.jsonValue()) - written);
  }
  took.sort((a, b) => a - b);
  const median = took[writes / 2];
  console.log(`from the write to the page: median ${median ?? NaN} ms; longest ${took.at(-1) ?? NaN} ms`);
  expect(median).toBeLessThanOrEqual(1000);

  await test.step('the other tickets stay in place when a concert is added after them', async () => {
    await site.write('first', { name: 'Der erste', date: '2031-01-01T18:00:00Z' });
    await expect(tabs.ticket('Der erste')).toHaveCount(1);
    const tickets = await tabs.tickets('upcoming').elementHandles();
    await site.write('last', { name: 'Der letzte', date: '2031-12-01T18:00:00Z' });
    await expect(tabs.ticket('Der letzte')).toHaveCount(1);
    const stayed = await Promise.all(tickets.map((ticket) => ticket.evaluate((node) => node.isConnected)));
    expect(stayed).toEqual(tickets.map(() => true));
  });

  await test.step('counts the concerts that are older than the shown ones, and does not request them', async () => {
    const earliest = known.past[homePageRecords - 1]?.date ?? '';
    const query = asked.map((body) => decodeURIComponent(body)).find((body) => body.includes('addTarget'));
    expect(query).toContain('GREATER_THAN_OR_EQUAL');
    expect(query).toContain(earliest.slice(0, 10));
    await expect(tabs.tab('past')).toHaveAccessibleName(new RegExp(String.raw`\D${known.past.length}\D`));
    await site.write('past-0', { name: 'Vorbei und umbenannt', date: known.past[0]?.date ?? '' });
    await expect(tabs.ticket('Vorbei und umbenannt')).toHaveCount(1);
    await expect(tabs.tickets('past')).toHaveCount(homePageRecords);
  });
});

test('reads Firestore once and without its library in low data mode', async ({ page, site, tabs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await saveData(page);
  await tabs.open();
  await expect(tabs.ticket('Seit dem Bau')).toHaveCount(1);
  expect(asked.filter((url) => url.includes(site.host))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/firestoreWorker'))).toEqual([]);
});
