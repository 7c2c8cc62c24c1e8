import { expect, test } from './fixtures.ts';
import { SitePage } from './pages/SitePage.ts';
import { localeCodes, text } from './words.ts';
import { site } from '../../src/config/site.ts';

for (const locale of localeCodes) {
  test.describe(locale, { tag: '@desk' }, () => {
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
