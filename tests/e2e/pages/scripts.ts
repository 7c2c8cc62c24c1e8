import type { Page } from '@playwright/test';

/** Keeps every script file away, as a slow line does, until the answer is called; before the page is opened. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
