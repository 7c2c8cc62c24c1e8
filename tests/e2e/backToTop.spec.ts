import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/HomePage.ts';
import { SitePage } from './pages/SitePage.ts';
import { inBothLanguages, paths } from './words.ts';

for (const [locale, where] of inBothLanguages) {
  test.describe(locale, where, () => {
    test('B1 back-to-top is a link with a name, at least 44 px, and waits below the first screen', async ({
      page,
    }) => {
      const home = new HomePage(page, locale);
      await home.open('home');
      await expect(home.backToTop).toBeAttached();
      await expect(home.backToTop).not.toBeInViewport();
      const box = await home.backToTop.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

      await home.section('members').evaluate((section) => {
        section.scrollIntoView({ behavior: 'instant' });
      });
      await expect(home.backToTop).toBeInViewport({ ratio: 1 });
    });

    test('B1 it leads to the top and moves the focus too', async ({ page }) => {
      const home = new HomePage(page, locale);
      await home.openAwake('live');
      await home.backToTop.click();
      await expect.poll(() => home.scrollPosition()).toBe(0);
      await expect(home.section('hero')).toBeFocused();
      await expect(page).toHaveURL(paths.home[locale]);
    });
  });
}

test('B1 on a page of text the platform does the same', { tag: '@desk' }, async ({ page }) => {
  const sitePage = new SitePage(page, 'de');
  await sitePage.openAwake('gdpr');
  await sitePage.footer.scrollIntoViewIfNeeded();
  await sitePage.backToTop.click();
  await expect.poll(() => sitePage.scrollPosition()).toBe(0);
  await expect(page.locator('#top')).toBeFocused();
});

test('B1 it never takes focus where it cannot be seen', { tag: '@desk' }, async ({ page }) => {
  const home = new HomePage(page, 'de');
  await home.openAwake('home');
  await home.backToTop.focus();
  await expect(home.backToTop).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B1 leads to the top', { tag: '@phone' }, async ({ page }) => {
    const home = new HomePage(page, 'de');
    await home.open('home');
    await home.footer.scrollIntoViewIfNeeded();
    await home.backToTop.click();
    await expect.poll(() => home.scrollPosition()).toBe(0);
    await expect(page.locator('#top')).toBeFocused();
  });
});
