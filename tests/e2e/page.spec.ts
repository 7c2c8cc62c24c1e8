import { expect, test } from './fixtures.ts';

test('G1 the skip link is first in tab order, shows itself, and lands in main', async ({
  page,
  t,
  sitePage,
}) => {
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
