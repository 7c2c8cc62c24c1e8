// Questions about access to a venue.
import { townName } from '../../src/lib/i18n/townName.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';
import { expect, test } from './fixtures.ts';
import { ContactPage } from './pages/ContactPage.ts';
import { paths } from './words.ts';

const concert = '2026-12-04-lampenfieber';

test('an unknown answer opens the contact form with the question', async ({ page, t, language }) => {
  const link = page.getByRole('link', {
    name: t('access:unknown', { question: t('access:strobeLight') }),
  });
  await page.goto(concertPath(language, concert));
  await link.click();
  const message = new ContactPage(page, language).field('message');
  const question = t('access:message', {
    concert: `Lampenfieber Festival, Kulturhalle am Kanal, ${townName('Wien', language)}`,
    questions: t('access:strobeLight'),
  });

  await expect(message).toHaveValue(question);
  await expect(page).toHaveURL(`${paths.contact[language]}#form`);
  await expect(page.getByRole('radio', { name: t('contact:purpose-general') })).toBeChecked();
  await page.reload();
  await expect(message).toHaveValue(question);
});
