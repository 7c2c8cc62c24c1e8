import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Scrolls something into the window until it stays where it is: sections are laid out only when they come near, a frame
 * after the scrolling, and move what follows them. Works without JavaScript, and while a test holds the clock.
 */
export async function bringIntoView(
  target: Locator,
  scroll: () => Promise<unknown> = () => target.scrollIntoViewIfNeeded(),
): Promise<void> {
  await expect(async () => {
    await scroll();
    const before = await target.boundingBox();
    // Each look is an observer's, and takes a frame.
    for (let look = 0; look < 3; look++) await expect(target).toBeInViewport({ timeout: 1000 });
    expect(await target.boundingBox()).toEqual(before);
  }).toPass();
}

/** Hides or shows the page, as another tab does. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
