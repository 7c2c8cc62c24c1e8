import type { BrowserContext, Page } from '@playwright/test';

/** Keeps every request away whose address matches, as a slow line does, until the answer is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.unroute(address);
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Every script file; before the page is opened. */
export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** The typefaces of the next page. */
export const holdFaces = (page: Page) => hold(page, '**/*.woff2');

/** Large pictures that are opened as pages have no picture: to decode it takes longer than the test. */
export const emptyFiles = (context: BrowserContext) =>
  context.route('**/*.jpeg', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ body: '' }) : route.continue(),
  );
