import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { ConcertTabs } from './pages/ConcertTabs.ts';
import { inBothLanguages, paths, text } from './words.ts';

const lineOf = (page: Page): Locator => page.locator('.next-concert a:visible');

/** The first ticket of a concert that takes place on its date, at this instant. */
const nextTicket = (page: Page, now: number) =>
  page.locator('#concerts-upcoming article').evaluateAll((tickets, instant) => {
    const next = tickets.find((ticket) => {
      const time = ticket.querySelector('time');
      return (
        Date.parse(time?.dataset.ends ?? time?.dateTime ?? '') >= instant &&
        !ticket.querySelector('[data-off]')
      );
    });
    const words = (selector: string) => next?.querySelector(selector)?.textContent ?? '';
    return {
      path: next?.querySelector('h4 a')?.getAttribute('href') ?? '',
      // Weekday and day of the month.
      day: /^\S+ \d+/.exec(words('time').replaceAll(',', ''))?.[0] ?? '',
      place: words('[data-place]'),
    };
  }, now);

async function showsNextTicket(page: Page, now: number) {
  const line = lineOf(page);
  const { path, day, place } = await nextTicket(page, now);
  await expect(line).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(line).toContainText(place);
  expect((await line.innerText()).replaceAll(',', '').toUpperCase()).toContain(day.toUpperCase());
}

for (const [locale, where] of inBothLanguages) {
  test(
    `the hero names the next concert above the fold, before any script file (${locale})`,
    where,
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(paths.home[locale]);
      await showsNextTicket(page, Date.now());
      await expect(lineOf(page)).toContainText(text(locale, 'hero:next-concert'));
      for (const [width, height] of [
        [390, 844],
        [320, 640],
        [844, 390],
        [768, 1024],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(lineOf(page), `${String(width)} × ${String(height)}`).toBeInViewport({ ratio: 1 });
      }
      expect(scripts).toEqual([]);
    },
  );

  test(`E5 the hero names the next concert 200 days after the build (${locale})`, where, async ({ page }) => {
    const day = Date.now() + 200 * 86_400_000;
    await page.clock.setFixedTime(day);
    await page.goto(paths.home[locale]);
    await expect(lineOf(page)).toHaveCount(1);
    await showsNextTicket(page, day);
  });
}

test(
  'E6 without concerts to come the hero leads bookers to the contact form',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2040-01-01T00:00:00Z'));
    await page.goto('/');
    await expect(lineOf(page)).toHaveText(text('de', 'live:empty-upcoming-book'));
    await expect(lineOf(page)).toHaveAttribute('href', paths.contact.de);
  },
);

test(
  'the hero follows the tickets when a nearer concert arrives and goes',
  { tag: '@desk' },
  async ({ page }) => {
    const now = new Date('2027-01-11T12:00:00Z');
    await page.clock.setFixedTime(now);
    const added = {
      id: 'added',
      name: 'Ein Abend mehr',
      date: '2027-01-12T23:30:00Z',
      venue: 'Zum Nachbarn',
      status: 'planned',
      free: false,
    };
    const api = { list: [added] };
    await answerConcerts(page, api);
    const tabs = new ConcertTabs(page, 'de');
    await tabs.open();
    await tabs.showNew();
    // 00:30 on Wednesday is listed under Tuesday.
    await expect(lineOf(page)).toContainText('Di., 12. Jän.');
    await expect(lineOf(page)).toContainText('Zum Nachbarn');
    await expect(lineOf(page)).toHaveAttribute('href', /\/live\/added$/);

    api.list = [];
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tabs.showNew();
    await expect(lineOf(page)).not.toContainText('Zum Nachbarn');
    await showsNextTicket(page, now.getTime());
  },
);
