import type { Page } from '@playwright/test';

/** Lets the page's time limits follow its own clock. Before the page is opened. */
export async function timeoutsByClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The signal timed out.', 'TimeoutError')), time);
      return controller.signal;
    };
  });
}
