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

/** The last moment of a year in Vienna, the first one of the next, when badges say other years, and one after all dates below. */
const [lastOfYear, ...later] = [
  '2026-12-31T22:59:59Z',
  '2026-12-31T23:00:00Z',
  '2027-10-31T18:00:01Z',
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

for (const timezoneId of isNight ? ['Europe/Vienna', 'America/New_York', 'Asia/Tokyo'] : ['Asia/Tokyo']) {
  test.describe(`a visitor in ${timezoneId} @desk`, () => {
    test.use({ timezoneId });

    for (const [where, View] of views)
      test(`E5 dates stay in Vienna, on both days that the clock changes too: ${where}`, async ({ page }) => {
        const view = new View(page, 'de');
        await page.clock.setFixedTime(new Date(lastOfYear));
        await view.open();
        for (const [name, words, dateTime, beginning] of dates) {
          await expect(view.ticket(name)).toContainText(t('live:begins', { time: beginning }));
          await expect(view.ticket(name).locator('time')).toHaveText(words);
          await expect(view.ticket(name).locator('time')).toHaveAttribute('datetime', dateTime);
        }
        for (const instant of later) {
          await returnAt(page, instant);
          await showsTheListsOf(view, instant);
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
