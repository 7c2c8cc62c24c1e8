import type { Page } from '@playwright/test';

/** Waits until frames are over that began after the call: styles, heights and scrolling are then those of the page as it is. */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}
