import { expect, test } from './fixtures.ts';
import { password, longTimeout } from './pages/Admin.ts';
import { paths } from './words.ts';

test('D4 the log-in and a wrong password; by keyboard: log in, reload, log out', async ({
  page,
  language,
  admin,
  noise,
}) => {
  await test.step('the logo opens it, words mark the required field, and the button is disabled while it is empty (F7)', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(paths.home[language]);
    // No script has loaded before the first interaction.
    expect(calls.filter((path) => path.endsWith('.js'))).toEqual([]);
    await admin.logo.click();
    await expect(admin.field).toBeFocused(longTimeout);
    await expect(page).toHaveURL(paths.home[language]);
    // The hero's line asks whether it is right; the dialog asks for nothing.
    expect(calls.filter((path) => path.startsWith('/api') && !path.startsWith('/api/next/'))).toEqual([]);

    await expect(admin.field).toHaveAttribute('type', 'password');
    await expect(admin.field).toHaveAttribute('autocomplete', 'current-password');
    await expect(admin.dialog.locator('[autocomplete="username"]')).toHaveCount(1);
    await expect(admin.field).toHaveAttribute('required');
    await expect(admin.dialog.getByText(admin.word('required'))).toBeVisible();
    await expect(admin.submit).toBeDisabled();
    // All at once, like the clipboard or a password manager.
    await page.keyboard.insertText('something');
    await expect(admin.submit).toBeEnabled();
    await admin.field.fill('');
    await expect(admin.submit).toBeDisabled();
    await expect(admin.field).toHaveAccessibleDescription(new RegExp(admin.word('error-required')));
  });

  await test.step('a wrong password is logged and announced, and the dialog stays open', async () => {
    noise.allow(/401/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));

    await admin.enter('wrong / %2F ?#');
    await expect(admin.alert).toHaveText(admin.word('error-wrong'));
    await expect(admin.field).toHaveAccessibleDescription(new RegExp(admin.word('error-wrong')));
    await expect(admin.field).toHaveAttribute('aria-invalid', 'true');
    await expect(admin.field).toHaveValue('wrong / %2F ?#');
    await expect(admin.dialog).toBeVisible();
    expect(logged).toContain('invalid login');
    await admin.field.press('End');
    await page.keyboard.type('!');
    await expect(admin.alert).toBeEmpty();
  });

  // By keyboard alone.
  await page.keyboard.press('Escape');
  await expect(admin.logo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(admin.field).toBeFocused(longTimeout);
  await admin.field.selectText();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(admin.dialog).toBeHidden(longTimeout);
  await expect(admin.note.getByRole('link', { name: admin.word('to-desk') })).toHaveAttribute(
    'href',
    paths.desk[language],
  );
  await expect(admin.logo).toBeFocused();

  await page.reload();
  await admin.logo.focus();
  await page.keyboard.press('Enter');
  await expect(admin.toDesk).toBeVisible(longTimeout);
  await expect(admin.toDesk).toHaveAttribute('href', paths.desk[language]);
  await expect(admin.field).toBeHidden();
  await admin.logOut.focus();
  await page.keyboard.press('Enter');
  await expect(admin.dialog.getByText(admin.word('logged-out'))).toBeVisible();
  await expect(admin.field).toBeVisible();
  expect((await page.request.get('/api/session')).status()).toBe(401);
});

test('D2 K7 keeps the typed text on reopening, closes by Back, and links home; a click follows the logo where the dialog cannot load @desk', async ({
  page,
  noise,
  admin,
  language,
}) => {
  await test.step('without the dialog', async () => {
    noise.allow(/ERR_FAILED|Failed to fetch/);
    await page.route(/\/Admin\./, (route) => route.abort('failed'));
    await page.goto(paths.contact[language]);
    await admin.logo.click();
    // The browser tries a few times before that.
    await expect(page).toHaveURL(paths.home[language], longTimeout);
    await page.unroute(/\/Admin\./);
  });

  await test.step('the dialog links home', async () => {
    await page.goto(paths.contact[language]);
    await admin.logo.click();
    await admin.dialog.getByRole('link', { name: admin.word('home') }).click();
    await expect(page).toHaveURL(paths.home[language]);
  });

  await admin.logo.click();
  await admin.field.fill('halb get');
  await page.keyboard.press('Escape');
  await expect(admin.dialog).toBeHidden();
  await admin.logo.click();
  await expect(admin.field).toHaveValue('halb get');
  await expect(admin.field).toBeFocused(longTimeout);
  await page.goBack();
  await expect(admin.dialog, 'the back gesture closes the dialog').toBeHidden();
  await expect(page, 'and nothing else').toHaveURL(paths.home[language]);
});
