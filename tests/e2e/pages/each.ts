import { expect, type Locator } from '@playwright/test';

/** Every element that a locator finds. Fails when there is none: a loop over nothing would pass whatever it says. */
export async function each(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
}
