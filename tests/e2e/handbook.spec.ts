// A person who has never seen the desk enters a concert, with the handbook alone: each control is found by the name that the page gives it.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { paths } from './words.ts';

/** The names of controls in the lines of a chapter. */
const controlsOf = (page: Page, chapter: string): Promise<string[][]> =>
  page
    .locator('.chapter')
    .filter({ has: page.locator(`h2[id="${chapter}"]`) })
    .locator('li')
    .evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll('b')].map((name) => name.textContent)),
    );

/** One name of a line; both count from 1, as on the page. */
const nameIn = (lines: string[][], line: number, place: number): string =>
  lines[line - 1]?.[place - 1] ?? `no control ${place} in line ${line}`;

test('the handbook’s own names lead through the log-in to a concert on the site, and Help leads back to its chapter', async ({
  page,
  context,
  language,
}) => {
  const name = { de: 'Erster Abend', en: 'First night' }[language];
  await page.goto(paths['desk-help'][language]);
  const entering = await controlsOf(page, 'log-in');
  const adding = await controlsOf(page, 'first-concert');
  const form = page.getByRole('form');
  const field = (line: number, place: number) =>
    form.getByLabel(new RegExp(`^${nameIn(adding, line, place)}`)).first();

  await page.getByRole('main').locator(`a[href="${paths.desk[language]}"]`).click();
  await page
    .getByLabel(new RegExp(`^${nameIn(entering, 1, 1)}`))
    .first()
    .fill(password);
  await page.getByRole('button', { name: nameIn(entering, 1, 2), exact: true }).click();
  await page.getByRole('link', { name: nameIn(adding, 1, 1), exact: true }).click(longTimeout);
  await page.getByRole('link', { name: nameIn(adding, 1, 2), exact: true }).click();
  await field(2, 1).fill(name);
  await field(2, 2).fill('2027-03-11');
  await field(2, 3).fill('20:00');
  await expect(form.getByRole('button', { name: nameIn(adding, 2, 4), exact: true })).toBeVisible();
  for (const [index] of (adding[5] ?? []).entries())
    await expect(form.getByRole('button', { name: `+ ${nameIn(adding, 6, index + 1)}` })).toBeVisible();
  await field(5, 1).fill('Erstes Lokal');
  await field(5, 2).fill('Wien');

  const opened = context.waitForEvent('page');
  await page.locator('a.help').filter({ visible: true }).click();
  const help = await opened;
  await expect(help).toHaveURL(new RegExp(`${paths['desk-help'][language]}#first-concert$`));
  await expect(help.locator('#first-concert')).toBeInViewport();
  await help.close();

  await form.getByRole('button', { name: nameIn(adding, 7, 1), exact: true }).click();
  const stored = async (): Promise<unknown> => (await page.request.get('/api/concerts')).json();
  await expect
    .poll(stored, longTimeout)
    .toContainEqual(expect.objectContaining({ name, date: '2027-03-11T19:00:00Z', city: 'Wien' }));
});

test('the handbook loads no script file before it is touched, nothing wider than a phone, and at most 400 KB in all', async ({
  page,
  language,
}) => {
  const files: { url: string; size: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    files.push({ url: request.url(), size: responseBodySize + responseHeadersSize });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(paths['desk-help'][language], { waitUntil: 'networkidle' });
  expect(files.filter(({ url }) => url.endsWith('.js'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const pictures = page.locator('.pictures img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(780);
  }
  expect(await violations(page)).toEqual([]);
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(400 * 1024);
});
