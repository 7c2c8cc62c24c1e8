import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { ConcertDesk } from './pages/ConcertDesk.ts';
import { Desk } from './pages/Desk.ts';
import { photograph } from './pages/photographs.ts';
import { inBothLanguages } from './words.ts';

/** The answer to a change as it is where the CDN could not be purged. */
async function withoutPurge(page: Page, endpoint: string): Promise<void> {
  await page.route(endpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'visible-within': '3600' } });
  });
}

for (const [locale, where] of inBothLanguages) {
  test.describe(locale, where, () => {
    const hour = locale === 'de' ? '60 Minuten' : '60 minutes';

    test('the band is told that visitors may see a concert an hour later', async ({ page }) => {
      const admin = new Desk(page, locale);
      await admin.open('concerts');
      const concerts = new ConcertDesk(admin);
      const late = admin.word('delay', { wait: hour });

      await concerts.add({ name: `Gleich ${locale}`, date: '2027-03-04', time: '20:00' });
      await expect(concerts.notice).not.toContainText(late);

      // On a phone the notice takes the place of the button for 20 seconds.
      await page.reload();
      await withoutPurge(page, '**/api/concerts');
      await concerts.add({ name: `Später ${locale}`, date: '2027-03-05', time: '20:00' });
      await expect(concerts.notice).toContainText(late);
    });

    test('the band is told that visitors may see pictures an hour later', async ({ page }) => {
      const admin = new Desk(page, locale);
      await admin.open();
      await withoutPurge(page, '**/api/cloudinary');
      await admin.choose(await photograph('one.jpg'));
      await admin.expectState('one.jpg', 'ready');
      await admin.describe('one.jpg');
      await admin.send();
      await admin.expectState('one.jpg', 'done');
      await expect(admin.pictures.getByRole('status')).toHaveText(
        `${admin.word('status-done', { count: 1, total: 1 })} ${admin.word('delay', { wait: hour })}`,
      );
    });
  });
}
