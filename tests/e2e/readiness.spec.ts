import { expect, test } from './fixtures.ts';
import { paths } from './words.ts';

test('every island says that it is ready once it is reached', async ({ page, home, language }) => {
  await page.goto(paths.home[language]);
  await expect(page.locator('[data-ready]')).toHaveCount(0);
  await home.walkToEnd();
  // The place of the admin dialog is empty until it is asked for.
  const islands = page.locator('astro-island:has(*)');
  await expect(islands).not.toHaveCount(0);
  await expect(islands.and(page.locator(':not(:has([data-ready]))'))).toHaveCount(0);
});
