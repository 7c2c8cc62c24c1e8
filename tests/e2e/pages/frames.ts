import type { Page } from '@playwright/test';

/** Waits until frames are over that began after the call: styles, heights and scrolling are then those of the page as it is. */
export async function framesPass(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Draws no frame while `work` runs: a fast hand presses its next key before one. */
export async function withoutFrames(page: Page, work: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const { requestAnimationFrame: frames } = globalThis;
    Object.assign(globalThis, { frames, requestAnimationFrame: () => 0 });
  });
  await work();
  await page.evaluate(() => {
    const requestAnimationFrame: unknown = Reflect.get(globalThis, 'frames');
    Object.assign(globalThis, { requestAnimationFrame });
  });
}
