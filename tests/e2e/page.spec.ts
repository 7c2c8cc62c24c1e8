import { expect, test } from './fixtures.ts';
import { locales, otherLocale } from '../../src/config/locales.ts';

test('G1 the skip link is first in tab order, shows itself, and lands in main; G3 passages in the other language are marked', async ({
  page,
  language,
  home,
  t,
  sitePage,
}) => {
  await home.open('home');
  await expect(page.locator('html')).toHaveAttribute('lang', locales[language].tag);
  const english = home.page.locator('#booking-heading, #members-heading');
  const marks = await english.evaluateAll((all) =>
    all.map((heading) => heading.closest('[lang]')?.getAttribute('lang')?.slice(0, 2)),
  );
  expect(marks).toEqual(['en', 'en']);
  const twin = page.locator(`header a[hreflang="${locales[otherLocale(language)].tag}"]`).first();
  await expect(twin).toHaveAttribute('lang', locales[otherLocale(language)].tag);

  const skip = page.getByRole('link', { name: t('navigation:skip') });
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
