import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerConcerts, comingConcerts } from './pages/concertsApi.ts';
import { clockTime } from '../../src/lib/dates/dates.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { endOf, slugOf } from '../../src/records/concertRules.ts';
import { noteShifts, shifts } from './pages/layoutShift.ts';
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

test('E9 the hero and the ticket know the day, and follow the concert to its end', async ({
  page,
  language,
  t,
}) => {
  const [first, second] = await comingConcerts(page);
  if (!first || !second) throw new Error('There are no two concerts to come.');
  const begins = Date.parse(first.date);
  const hour = clockTime(language, new Date(begins), first.timeZone);
  const line = lineOf(page);
  const box = () => line.evaluate((link) => link.getBoundingClientRect().height);
  const today = page.locator('article[data-today]');
  const stub = (ticket: Element) => getComputedStyle(ticket, '::before').content;
  const words = (label: string) => new RegExp(`^${label}\\s+${first.venue ?? ''}`, 'i');
  await page.clock.install({ time: begins - 3_600_000 });
  await page.goto(paths.home[language]);
  await noteShifts(page);
  const height = await box();
  await expect(line).toHaveText(words(`${t('live:today')}, ${hour}:`), { useInnerText: true });
  await expect(today).toHaveCount(1);
  await expect(today).toContainText(first.name);
  expect(await today.evaluate(stub)).toBe(`"${t('live:today')}"`);

  // The page stays open through the beginning and the end.
  await page.clock.fastForward(3_660_000);
  await expect(line).toHaveText(words(t('hero:on-now')), { useInnerText: true });
  expect(await box()).toBe(height);
  await page.clock.fastForward(endOf(first) - begins + 60_000);
  await expect(line).toContainText(t('hero:next-concert'));
  await expect(line).toHaveAttribute('href', new RegExp(`${concertPath(language, slugOf(second))}$`));
  expect(await shifts(page)).toEqual([]);
});
