// A person who has never seen the desk enters a concert, with the handbook alone: each control is found by the name that the page gives it.
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { Handbook } from './pages/Handbook.ts';
import { violations } from './pages/axe.ts';
import { paths } from './words.ts';

test('the handbook’s own names lead through the logo and the log-in to a concert on the site, and Help leads back to its chapter; it loads no script file before it is touched, nothing wider than a phone, and at most 400 KB in all', async ({
  page,
  context,
  language,
  admin,
}) => {
  await test.step('its page', async () => {
    const window = page.viewportSize();
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
    const widths = await pictures.evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) {
        image.scrollIntoView();
        await image.decode();
      }
      return images.map(({ naturalWidth }) => naturalWidth);
    });
    expect(new Set(widths)).toEqual(new Set([780]));
    expect(await violations(page)).toEqual([]);
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(400 * 1024);
    if (window) await page.setViewportSize(window);
  });

  const name = { de: 'Erster Abend', en: 'First night' }[language];
  const handbook = new Handbook(page, language);
  await handbook.read();
  await page.getByRole('main').locator(`a[href="${paths.desk[language]}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${paths.desk[language]}$`));
  await page.goto(paths.home[language]);
  await admin.logo.click();
  await handbook.logIn(password);
  await admin.logo.click();
  await handbook.goToDesk();
  await handbook.fill({ name, day: '2027-03-11', time: '20:00', venue: 'Erstes Lokal', city: 'Wien' });
  for (const control of handbook.otherControls()) await expect(control).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.locator('a.help').filter({ visible: true }).click();
  const help = await opened;
  await expect(help).toHaveURL(new RegExp(`${paths['desk-help'][language]}#first-concert$`));
  await expect(help.locator('#first-concert')).toBeInViewport();
  await help.close();

  await handbook.send();
  const stored = async (): Promise<unknown> => (await page.request.get('/api/concerts')).json();
  await expect
    .poll(stored, longTimeout)
    .toContainEqual(expect.objectContaining({ name, date: '2027-03-11T19:00:00Z', city: 'Wien' }));
});
