import { expect, test } from './fixtures.ts';
import { lowDataSwitch, saveData } from './pages/lowData.ts';
import { inBothLanguages, paths } from './words.ts';

for (const [locale, where] of inBothLanguages) {
  test(
    `low data: the visitor's word holds on every page, and after a reload (${locale})`,
    where,
    async ({ page }) => {
      await page.goto(paths.imprint[locale]);
      const control = lowDataSwitch(page, locale);
      await expect(control).not.toBeChecked();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await control.click();
      await expect(control).toBeChecked();
      await expect(page.locator('html[data-low-data]')).toBeAttached();

      await page.goto(paths.home[locale]);
      await expect(control).toBeChecked();
      await control.press('Space');
      await expect(control).not.toBeChecked();
      await page.reload();
      await expect(control).not.toBeChecked();
      await expect(page.locator('html[data-low-data]')).not.toBeAttached();
    },
  );
}

test.describe('low data', { tag: '@desk' }, () => {
  test('a browser that saves data is believed, until the visitor says otherwise', async ({ page }) => {
    await saveData(page);
    await page.goto(paths.imprint.de);
    const control = lowDataSwitch(page, 'de');
    await expect(control).toBeChecked();
    await control.click();
    await page.reload();
    await expect(control).not.toBeChecked();
  });

  test('is known before the first element of the page is', async ({ page }) => {
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
  });

  test('a choice in one tab holds in the other', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(paths.imprint.de);
    await page.goto(paths.imprint.de);
    await lowDataSwitch(page, 'de').click();
    await expect(lowDataSwitch(other, 'de')).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no switch that would do nothing', { tag: '@desk' }, async ({ page }) => {
    await page.goto(paths.imprint.de);
    await expect(lowDataSwitch(page, 'de')).toHaveCount(0);
  });
});
