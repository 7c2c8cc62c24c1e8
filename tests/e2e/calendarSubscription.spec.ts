import { expect, test } from './fixtures.ts';
import { SitePage } from './pages/SitePage.ts';
import { inBothLanguages, text } from './words.ts';

const files = { de: 'termine.ics', en: 'en/dates.ics' };

for (const [locale, where] of inBothLanguages) {
  test(
    `all dates can be subscribed to, by a click or by their address (${locale})`,
    where,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      const sitePage = new SitePage(page, locale);
      await sitePage.open('live-all');
      await page.getByRole('link', { name: text(locale, 'calendar:subscription') }).click();
      const part = page.getByRole('region', { name: text(locale, 'calendar:subscription') });
      await expect(part).toBeInViewport();
      await expect(part.getByText(text(locale, 'calendar:subscription-text'))).toBeVisible();

      const { host } = new URL(page.url());
      const subscribe = part.getByRole('link', { name: text(locale, 'calendar:subscribe') });
      await expect(subscribe).toHaveAttribute('href', `webcal://${host}/${files[locale]}`);
      const address = part.getByRole('link', { name: new RegExp(`^https://.*/${files[locale]}$`) });
      const answer = await page.request.get((await address.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect(await answer.text()).toContain(text(locale, 'calendar:name', { artist: 'Match' }));

      await part.getByRole('button', { name: text(locale, 'booking:copy') }).click();
      await expect(part.getByRole('status')).toHaveText(text(locale, 'booking:copied'));
    },
  );
}

test.describe('on Android, where nothing opens webcal:', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0.0.0 Mobile' });

  test('the address alone is offered', { tag: '@phone' }, async ({ page }) => {
    await new SitePage(page, 'de').open('live-all');
    const part = page.getByRole('region', { name: text('de', 'calendar:subscription') });
    await expect(part.getByRole('button', { name: text('de', 'booking:copy') })).toBeVisible();
    await expect(part.getByRole('link')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of all dates is a plain link, without buttons', { tag: '@phone' }, async ({ page }) => {
    await new SitePage(page, 'de').open('live-all');
    const part = page.getByRole('region', { name: text('de', 'calendar:subscription') });
    await expect(part.getByRole('link')).toHaveAttribute('href', '/termine.ics');
    await expect(part.getByRole('button')).toHaveCount(0);
  });
});
