// Questions about access to a venue.
import { concertPath } from '../../src/lib/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { ContactPage } from './pages/ContactPage.ts';
import { inBothLanguages, paths, text } from './words.ts';

const concert = '2026-12-04-lampenfieber';

for (const [locale, where] of inBothLanguages) {
  test(`an unknown answer opens the contact form with the question (${locale})`, where, async ({ page }) => {
    const link = page.getByRole('link', {
      name: text(locale, 'access:unknown', { question: text(locale, 'access:strobeLight') }),
    });
    await page.goto(concertPath(locale, concert));
    await link.click();
    const message = new ContactPage(page, locale).field('message');
    const question = text(locale, 'access:message', {
      concert: 'Lampenfieber Festival, Kulturhalle am Kanal, Wien',
      questions: text(locale, 'access:strobeLight'),
    });

    await expect(message).toHaveValue(question);
    await expect(page).toHaveURL(paths.contact[locale]);
    await expect(page.getByRole('radio', { name: text(locale, 'contact:purpose-general') })).toBeChecked();
    await page.reload();
    await expect(message).toHaveValue(question);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the contact page', { tag: '@phone' }, async ({ page }) => {
    await page.goto(concertPath('de', concert));
    await page
      .getByRole('link', { name: text('de', 'access:ask') })
      .first()
      .click();

    await expect(page.getByRole('heading', { level: 1, name: text('de', 'contact:heading') })).toBeVisible();
  });
});
