import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerConcerts } from './pages/concertsApi.ts';
import { paths } from './words.ts';

const lineOf = (page: Page): Locator => page.locator('.next-concert a:visible');

/** The first ticket of a concert that takes place on its date, at this instant. */
const nextTicket = (page: Page, now: number) =>
  page.locator('#concerts-upcoming article').evaluateAll((tickets, instant) => {
    const next = tickets.find((ticket) => {
      const time = ticket.querySelector('time');
      return (
        // A day without its hour counts until late in the evening.
        Date.parse((time?.dateTime ?? '').replace(/^([\d-]{10})$/, '$1T21:59:00Z')) >= instant &&
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

test('the hero names the next concert before any script file', async ({ page, language, t }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // More than a week before the first concert, whose days are counted in the last one.
  const now = Date.parse('2026-11-20T12:00:00Z');
  await page.clock.setFixedTime(now);
  await page.goto(paths.home[language]);
  await showsNextTicket(page, now);
  await expect(lineOf(page)).toContainText(t('hero:next-concert'));
  const forBookers = page.locator('.next-concert a').last();
  await expect(forBookers).toHaveAttribute('href', paths.contact[language]);
  expect(scripts).toEqual([]);
});

test('the hero follows the tickets when a nearer concert arrives and goes @phone', async ({ page, tabs }) => {
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
  await tabs.open();
  // 00:30 on Wednesday is listed under Tuesday.
  await expect(lineOf(page)).toContainText('Di., 12. Jän.');
  await expect(lineOf(page)).toContainText('Zum Nachbarn');
  await expect(lineOf(page)).toHaveAttribute('href', /\/live\/added$/);

  api.list = [];
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(lineOf(page)).not.toContainText('Zum Nachbarn');
  await showsNextTicket(page, now.getTime());
});
