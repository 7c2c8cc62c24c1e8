import type { Page } from '@playwright/test';
import { doubleClickMs } from '../../../src/components/hooks/useSingleClick.ts';

/** Ends the time in which the page drops a second click. The page's clock must have been installed before the page was opened. */
export const endDoubleClick = (page: Page): Promise<void> => page.clock.fastForward(doubleClickMs);

/** Runs `act` while the page's clock stands still, so that its clicks are one double click on the slowest machine, too. */
export async function atOneMoment(page: Page, act: () => Promise<unknown>): Promise<void> {
  // The clock can only be stopped at a later time than the page's own.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await act();
  await page.clock.resume();
}
