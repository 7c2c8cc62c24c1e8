import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/HomePage.ts';
import { SitePage } from './pages/SitePage.ts';
import { addresses, inBothLanguages, localeCodes, text } from './words.ts';
import { locales, otherLocale } from '../../src/config/locales.ts';

for (const [locale, where] of inBothLanguages) {
  test.describe(locale, where, () => {
    test('G1 the skip link is first in tab order, shows itself, and lands in main', async ({ page }) => {
      const sitePage = new SitePage(page, locale);
      const skip = page.getByRole('link', { name: text(locale, 'navigation:skip') });
      for (const route of ['home', 'imprint'] as const) {
        await test.step(route, async () => {
          await sitePage.open(route);
          await expect(skip).not.toBeInViewport();
          await page.keyboard.press('Tab');
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect(sitePage.main).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(sitePage.main.locator(':focus')).toHaveCount(1);
        });
      }
    });

    test('G3 passages in the other language are marked', async ({ page }) => {
      const home = new HomePage(page, locale);
      await home.open('home');
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
      const english = home.page.locator('#booking-heading, #members-heading');
      const marks = await english.evaluateAll((all) =>
        all.map((heading) => heading.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)),
      );
      expect(marks).toEqual(['en', 'en']);
      const twin = page.locator(`header a[hreflang="${locales[otherLocale(locale)].tag}"]`).first();
      await expect(twin).toHaveAttribute('lang', locales[otherLocale(locale)].tag);
    });
  });
}

/** A page's outline: the levels of its headings, its landmarks, and landmarks without a name. */
const outline = () => {
  const named = (element: Element) =>
    element.hasAttribute('aria-label') ||
    Boolean(document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent.trim());
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    levels: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])),
    landmarks: ['body > header, body > astro-island > header', 'main', 'body > footer'].map(
      (selector) => all(selector).length,
    ),
    nameless: all('nav, main > section[id], dialog, [role=region]')
      .filter((landmark) => !named(landmark))
      .map(({ outerHTML }) => outerHTML.slice(0, 60)),
  };
};

for (const locale of localeCodes) {
  test(
    `G2 every page has one h1, skips no level and names its landmarks (${locale})`,
    { tag: '@desk' },
    async ({ page }) => {
      for (const { path } of addresses.filter((address) => address.locale === locale)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const { levels, landmarks, nameless } = await page.evaluate(outline);
        expect(levels[0], path).toBe(1);
        expect(levels.slice(1), path).not.toContain(1);
        const skipped = levels.filter((level, index) => level - (levels[index - 1] ?? 1) > 1);
        expect(skipped, `${path}: ${levels.join()}`).toEqual([]);
        expect(landmarks, path).toEqual([1, 1, 1]);
        expect(nameless, path).toEqual([]);
      }
    },
  );
}
