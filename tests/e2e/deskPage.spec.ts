import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout, password } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { paths } from './words.ts';

test('a press in the page opens its text, and the page follows each key, by keyboard alone, too; what is no text leads to its place on the desk @phone', async ({
  page,
  desk,
  noise,
}) => {
  await desk.open('start');
  await page.goto(paths['desk-page'][desk.locale]);
  const heading = page.locator('#members-heading');
  const mark = page.locator('[data-mark=members-heading]');
  const online = page.getByText(desk.word('own-online'));
  const done = desk.button('page-done');
  await expect(mark).toBeVisible(longTimeout);
  await expect(mark).toHaveRole('button');
  await expect(mark).toHaveAccessibleDescription(desk.word('sentence-members-heading'));
  expect(await page.locator(':is(main, body > footer) a[href]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  const home = async () => (await page.request.get(paths.home[desk.locale])).text();
  const built = await home();
  await mark.click();
  const sheet = page.getByRole('dialog', { name: desk.word('sentence-members-heading') });
  const field = sheet.getByLabel(desk.word(`text-${desk.locale}`), { exact: true });
  await expect(field).toBeFocused();
  await expect(sheet.getByText(desk.word('page-drawn'))).toBeVisible();
  await field.fill('Alle von {{hometown}');
  await expect(heading).toContainText('Alle von {{hometown}');
  await done.click();
  await expect(field).toHaveAccessibleDescription(new RegExp(desk.error('braces', `text-${desk.locale}`)));
  await field.pressSequentially('}');
  await expect(heading).toContainText('Alle von Wien');
  await done.click();
  await expect(sheet).toBeHidden();
  await expect(mark).toBeFocused();
  await expect(online).toBeVisible(longTimeout);

  await test.step('visitors see it with the next build, the band at once', async () => {
    expect(await home()).toBe(built);
    await mark.click();
    await sheet.getByRole('link', { name: desk.word('page-at-desk') }).click();
    await expect(page).toHaveURL(/#band\/texts\/members-heading$/);
    await page.getByRole('link', { name: desk.word('text-on-page') }).click();
    await expect(sheet).toBeVisible(longTimeout);
    await expect(heading).toContainText('Alle von Wien');
  });

  await test.step('without a network the page says where the text is', async () => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|unavailable/);
    await field.fill('Wir');
    await page.context().setOffline(true);
    await done.click();
    await expect(page.getByText(desk.word('change-waits'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(online).toBeVisible(longTimeout);
  });

  await test.step('by keyboard alone', async () => {
    const line = page.locator('[data-mark=booking-booking-2]');
    const text = page.getByRole('dialog').getByLabel(desk.word(`text-${desk.locale}`), { exact: true });
    // The text before it is the way to it.
    await page.locator('[data-mark=booking-booking-1]').focus();
    await page.keyboard.press('Tab');
    await expect(line).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    const before = await text.inputValue();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Power and a stage.');
    await expect(line).toHaveText('Power and a stage.');
    // The way back closes the sheet alone, and the way forward opens it with what was typed.
    const path = new URL(page.url()).pathname;
    for (const back of [true, true, false]) {
      await expect(text).toHaveValue('Power and a stage.');
      await expect(page).toHaveURL(`${path}#booking-booking-2`);
      if (!back) break;
      await page.goBack();
      await expect(text).toBeHidden();
      await expect(page).toHaveURL(path);
      await page.goForward();
    }
    // The typed text is kept, and says so.
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(line).toBeFocused();
    await expect(page).toHaveURL(path);
    await expect(line).toHaveAccessibleDescription(new RegExp(desk.word('draft-unsent')));
    await page.keyboard.press('Space');
    await desk.button('draft-discard').press('Enter');
    await expect(line).toHaveText(before);
    await text.fill('Power and a stage.');
    await done.press('Enter');
    await page
      .locator('.notice')
      .getByRole('button', { name: desk.word('undo') })
      .press('Enter');
    await expect(line).toHaveText(before, longTimeout);
    await expect(line).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(text).toBeVisible();
    await page.reload();
    await expect(text).toBeVisible(longTimeout);
    await page.goBack();
    await expect(text).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(line).toBeFocused();
  });

  await test.step('the log-in says why it stands there, and what is no text leads to its place', async () => {
    noise.allow(/401/);
    await mark.click();
    await field.fill('Alle');
    await page.context().clearCookies();
    await done.click();
    await expect(page.getByText(desk.word('expired'))).toBeVisible(longTimeout);
    await page.getByLabel(`${desk.word('password')} (`).fill(password);
    await page.keyboard.press('Enter');
    await expect(online).toBeVisible(longTimeout);
    await page.locator('[data-mark="#band/people"]').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`${paths.desk[desk.locale]}#band/people$`));
  });
});
