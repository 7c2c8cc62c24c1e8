import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { violations } from './pages/axe.ts';
import { paths } from './words.ts';

test('the handbook leads to the desk, and Help of a form back to its chapter; it loads no script file before it is touched, nothing wider than a phone, and at most 400 KB in all', async ({
  page,
  context,
  language,
  concerts,
}) => {
  await concerts.addLink.click();
  const opened = context.waitForEvent('page');
  await page.locator('a.help').filter({ visible: true }).click();
  const help = await opened;
  await expect(help).toHaveURL(new RegExp(`${paths['desk-help'][language]}#first-concert$`));
  await expect(help.locator('#first-concert')).toBeInViewport();
  await help.close();

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
  await page.getByRole('main').locator(`a[href="${paths.desk[language]}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${paths.desk[language]}$`));
});
