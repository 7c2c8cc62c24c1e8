import type { Page } from '@playwright/test';

/** Puts the page's patience with a silent service into the hands of the page's clock. Before the page is opened. */
export async function patienceByClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (time) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The signal timed out.', 'TimeoutError')), time);
      return controller.signal;
    };
  });
}
