import type { Page } from '@playwright/test';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { AllConcerts } from './pages/AllConcerts.ts';
import { showsTheListsOf } from './pages/concertLists.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { text } from './words.ts';

const t = (key: string, values?: Record<string, string>) => text('de', key, values);

/** Sets the visitor's clock, and leaves and comes back, as after a night in a pocket where no timer ran. */
async function returnAt(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Vienna's clock time, the instant, the next concert and the latest past one, in order of time. By day those of `shown`. */
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

/** The turn of a year, one beginning on a day that changes the clock, and one after midnight. */
const shown = moments.filter((_, index) => isNight || [0, 1, 4, 5, 8, 10].includes(index));

for (const timezoneId of isNight ? ['Europe/Vienna', 'America/New_York', 'Asia/Tokyo'] : ['Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId} @desk`, () => {
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
        for (const [clock, instant, next, latest] of shown) {
          await test.step(clock, async () => {
            await returnAt(page, instant);
            await showsTheListsOf(view, instant);
            await expect(view.tickets('upcoming').first()).toContainText(next);
            await expect(view.tickets('past').first()).toContainText(latest);
          });
        }
        for (const [name, words, dateTime] of dates) {
          // A row stands below its year, and without the day of the week.
          const past = view instanceof AllConcerts ? words.slice(5, -5).replace('Oktober', 'Okt.') : words;
          await expect(view.ticket(name).locator('time')).toHaveText(past);
          await expect(view.ticket(name).locator('time')).toHaveAttribute('datetime', dateTime);
          await expect(view.ticket(name)).not.toContainText(t('live:begins', { time: '' }).trim());
        }
      });
  });
}
