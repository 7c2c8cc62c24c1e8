import { expect, test } from './fixtures.ts';
import { lowDataSwitch, saveData } from './pages/lowData.ts';
import { paths } from './words.ts';

test(`low data: the visitor's word holds on every page, and after a reload`, async ({ page, language }) => {
  await page.goto(paths.imprint[language]);
  const control = lowDataSwitch(page, language);
  await expect(control).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await control.click();
  await expect(control).toBeChecked();
  await expect(page.locator('html[data-low-data]')).toBeAttached();

  await page.goto(paths.gdpr[language]);
  await expect(control).toBeChecked();
  await control.press('Space');
  await expect(control).not.toBeChecked();
  await page.reload();
  await expect(control).not.toBeChecked();
  await expect(page.locator('html[data-low-data]')).not.toBeAttached();
});

test('a browser that saves data is believed before the first element of the page is there, until the visitor says otherwise @desk', async ({
  page,
}) => {
  await saveData(page);
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.querySelector('body')) return;
      observer.disconnect();
      document.documentElement.dataset.seen = String('lowData' in document.documentElement.dataset);
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.goto(paths.imprint.de);
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'true');

  const control = lowDataSwitch(page, 'de');
  await expect(control).toBeChecked();
  await control.click();
  await page.reload();
  await expect(control).not.toBeChecked();
});
