import { expect, test } from './fixtures.ts';
import { SitePage } from './pages/SitePage.ts';
import { literally, localeCodes, text } from './words.ts';
import { site } from '../../src/config/site.ts';

for (const locale of localeCodes) {
  test.describe(locale, { tag: '@desk' }, () => {
    test('the contact page says that its form cannot send yet, and offers the e-mail address', async ({
      page,
    }) => {
      const sitePage = new SitePage(page, locale);
      await sitePage.open('contact');
      await expect(sitePage.main.getByText(text(locale, 'contact:not-yet'))).toBeVisible();
      await expect(sitePage.main.getByRole('link', { name: site.email })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${literally(site.email)}`),
      );
      for (const field of ['name', 'email', 'message']) {
        await expect(sitePage.main.getByLabel(text(locale, `contact:${field}`))).toBeDisabled();
      }
      await expect(sitePage.main.getByRole('button', { name: text(locale, 'contact:send') })).toBeDisabled();
    });

    test('shop, imprint and GDPR stand under their names, with their texts', async ({ page }) => {
      const sitePage = new SitePage(page, locale);
      for (const route of ['shop', 'imprint', 'gdpr'] as const) {
        await sitePage.open(route);
        await expect(page).toHaveTitle(`${site.artist} – ${text(locale, `navigation:${route}`)}`);
        await expect(sitePage.heading(text(locale, `${route}:heading`))).toBeAttached();
        expect((await sitePage.main.innerText()).length).toBeGreaterThan(150);
      }
    });
  });
}
