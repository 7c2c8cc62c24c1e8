import type { Page } from '@playwright/test';

/** Answers `GET /api/concerts` with the list that `api` holds at that moment, or breaks the connection. Counts the calls. */
export async function answerConcerts(
  page: Page,
  api: { list: object[]; broken?: boolean },
): Promise<{ calls: number }> {
  const heard = { calls: 0 };
  await page.route('**/api/concerts*', async (route) => {
    heard.calls += 1;
    if (api.broken) await route.abort();
    else await route.fulfill({ json: api.list });
  });
  return heard;
}
