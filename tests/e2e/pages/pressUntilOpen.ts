import { expect, type Locator } from '@playwright/test';

/** Presses, and again if that has opened no dialog: pages drop a press that no person could make, right after another one. */
export async function pressUntilOpen(dialog: Locator, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) await press();
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}
