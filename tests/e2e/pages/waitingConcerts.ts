import { expect, type Page } from '@playwright/test';

/** Clicks the announcement of new concerts, which wait because they would move content in view. */
export async function showWaitingConcerts(page: Page): Promise<void> {
  const button = page.locator('.new-concerts').getByRole('button');
  await button.click();
  await expect(button).toHaveCount(0);
}
