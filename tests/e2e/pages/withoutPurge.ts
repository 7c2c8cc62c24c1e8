import type { Page } from '@playwright/test';

/** The answer to a change as it is where the CDN could not be purged. */
export async function withoutPurge(page: Page, endpoint: string): Promise<void> {
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'visible-within': '3600' } });
  });
}
