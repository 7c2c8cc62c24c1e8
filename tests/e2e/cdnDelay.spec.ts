import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { photograph } from './pages/photographs.ts';

/** The answer to a change as it is where the CDN could not be purged. */
async function withoutPurge(page: Page, endpoint: string): Promise<void> {
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'visible-within': '3600' } });
  });
}

const hour = { de: '60 Minuten', en: '60 minutes' };

test('says that visitors may see a concert an hour later', async ({ page, language, concerts, desk }) => {
  const late = desk.word('delay', { wait: hour[language] });

  await concerts.add({ name: `Gleich ${language}`, date: '2027-03-04', time: '20:00' });
  await expect(concerts.notice).not.toContainText(late);

  // On a phone the notice takes the place of the button for 20 seconds.
  await page.reload();
  await withoutPurge(page, '**/api/concerts');
  await concerts.add({ name: `Später ${language}`, date: '2027-03-05', time: '20:00' });
  await expect(concerts.notice).toContainText(late);
});

test('the band is told that visitors may see pictures an hour later', async ({ page, desk, language }) => {
  await desk.open();
  await withoutPurge(page, '**/api/cloudinary');
  await desk.choose(await photograph('one.jpg'));
  await desk.expectState('one.jpg', 'ready');
  await desk.describe('one.jpg');
  await desk.send();
  await desk.expectState('one.jpg', 'done');
  await expect(desk.pictures.getByRole('status')).toHaveText(
    `${desk.word('status-done', { count: 1, total: 1 })} ${desk.word('delay', { wait: hour[language] })}`,
  );
});
