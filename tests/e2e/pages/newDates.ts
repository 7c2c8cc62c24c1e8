import { expect, type Page } from '@playwright/test';

/** Clicks the announcement of what has arrived and waits, since it would move what is in view. */
export async function showNewDates(page: Page): Promise<void> {
  const button = page.locator('.new-dates').getByRole('button');
  await button.click();
  await expect(button).toHaveCount(0);
}
