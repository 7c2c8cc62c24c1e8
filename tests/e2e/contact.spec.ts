import { contactAddress } from '../../src/config/contact.ts';
import { site } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { validMessage } from './pages/ContactPage.ts';
import { endDoubleClick } from './pages/doubleClick.ts';
import { paths } from './words.ts';

const api = `**${contactAddress}`;

test('the booking section leads to the form, and the press line writes the request', async ({
  page,
  t,
  home,
  contact,
  language,
}) => {
  await home.open('home');
  const booking = home.section('booking');
  await booking.getByRole('link', { name: t('booking:or-form') }).click();
  await expect(page).toHaveURL(`${paths.contact[language]}#form`);
  await contact.awake();
  await expect(contact.purpose('booking')).toBeInViewport();
  await expect(contact.purpose('booking')).toBeChecked();

  await page.goBack();
  await booking.getByRole('link', { name: t('booking:on-request') }).click();
  await expect(contact.field('message')).toHaveValue(t('booking:request'));
  await expect(contact.purpose('general')).toBeChecked();
  await expect(page).toHaveURL(`${paths.contact[language]}#form`);
  await contact.field('name').fill('Toni Tester');

  await page
    .getByRole('region', { name: t('contact:facts') })
    .getByText(t('booking:on-request'))
    .click();
  await contact.awake();
  await expect(contact.field('name'), 'the draft stays').toHaveValue('Toni Tester');
  await expect(contact.field('message'), 'the request stands there once').toHaveValue(t('booking:request'));
});

test('F5 a service that fails: the page says so, keeps the text, and offers it as e-mail, as much as has room, and to copy @desk', async ({
  page,
  noise,
  context,
  contact,
  t,
}) => {
  noise.allow(/Failed to load resource/);
  await context.grantPermissions(['clipboard-write']);
  await contact.open();
  for (const status of [undefined, 500]) {
    await test.step(status ? `status ${status}` : 'no answer', async () => {
      const title = `Ein Satz des Servers: ${status}.`;
      await page.route(api, (route) =>
        status
          ? route.fulfill({
              status,
              contentType: 'application/problem+json',
              body: JSON.stringify({ title }),
            })
          : route.abort(),
      );
      await contact.write();
      await endDoubleClick(page);
      await contact.button.click();
      await expect(contact.form.getByRole('alert')).toContainText(status ? title : t('contact:unreachable'));
      expect(await contact.typed()).toEqual(validMessage);
      const href = new URL((await contact.mail.getAttribute('href')) ?? '');
      expect(href.pathname).toBe(site.email);
      expect(href.searchParams.get('body')).toBe(validMessage.message);
      await expect(contact.form.getByText(t('contact:mail-shortened'))).toHaveCount(0);
      await page.unrouteAll();
    });
  }
  await contact.paste('message', 'ä'.repeat(2000));
  await expect(contact.form.getByText(t('contact:mail-shortened'))).toBeVisible();
  await contact.write();
  await contact.form.getByRole('button', { name: t('contact:copy') }).click();
  await expect(contact.form.getByText(t('contact:copied'))).toBeVisible();
  // Pasted, because the page's policy forbids reading the clipboard.
  await contact.field('name').selectText();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(contact.field('name')).toHaveValue(validMessage.message);
  await endDoubleClick(page);
  await contact.button.click();
  await expect(contact.status).toHaveText(t('contact:sent'));
});
