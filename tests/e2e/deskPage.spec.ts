import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
import { longTimeout } from './pages/Admin.ts';
import { violations } from './pages/axe.ts';
import { paths } from './words.ts';

test('a press in the page opens its text, and the page follows each key @phone', async ({
  page,
  desk,
  noise,
}) => {
  await desk.open('start');
  await page.goto(paths['desk-page'][desk.locale]);
  const heading = page.locator('#members-heading');
  const mark = page.locator('[data-mark=members-heading]');
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
  await sheet.getByRole('button', { name: desk.word('page-done') }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(desk.error('braces', `text-${desk.locale}`)));
  await field.pressSequentially('}');
  await expect(heading).toContainText('Alle von Wien');
  await sheet.getByRole('button', { name: desk.word('page-done') }).click();
  await expect(sheet).toBeHidden();
  await expect(mark).toBeFocused();
  await expect(page.getByText(desk.word('own-online'))).toBeVisible(longTimeout);

  // Visitors see it with the next build, the band at once.
  expect(await home()).toBe(built);
  await page.reload();
  await expect(heading).toContainText('Alle von Wien', longTimeout);

  // Without a network the page says where the text is.
  noise.allow(/ERR_INTERNET_DISCONNECTED|unavailable/);
  await mark.click();
  await field.fill('Wir');
  await page.context().setOffline(true);
  await sheet.getByRole('button', { name: desk.word('page-done') }).click();
  await expect(page.getByText(desk.word('change-waits'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(desk.word('own-online'))).toBeVisible(longTimeout);

  await mark.click();
  await sheet.getByRole('link', { name: desk.word('page-at-desk') }).click();
  await expect(page).toHaveURL(/#band\/texts\/members-heading$/);
  await page.getByRole('link', { name: desk.word('text-on-page') }).click();
  await expect(sheet).toBeVisible(longTimeout);

  // The log-in says why it stands there.
  noise.allow(/401/);
  await field.fill('Alle');
  await page.context().clearCookies();
  await sheet.getByRole('button', { name: desk.word('page-done') }).click();
  await expect(page.getByText(desk.word('expired'))).toBeVisible(longTimeout);
});

test('the page is edited by keyboard alone, and what is no text leads to its place on the desk @desk', async ({
  page,
  desk,
}) => {
  await desk.open('start');
  // A fast hand presses its next key before a frame is drawn.
  await page.addInitScript(() => {
    const { requestAnimationFrame: frames } = globalThis;
    Object.assign(globalThis, { frames, requestAnimationFrame: () => 0 });
  });
  await page.goto(paths['desk-page'][desk.locale]);
  const line = page.locator('[data-mark=booking-booking-2]');
  await expect(line).toBeVisible(longTimeout);
  // The text before it is the way to it.
  await page.locator('[data-mark=booking-booking-1]').focus();
  await page.keyboard.press('Tab');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  const field = sheet.getByLabel(desk.word(`text-${desk.locale}`), { exact: true });
  await expect(field).toBeFocused();
  const before = await field.inputValue();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Power and a stage.');
  await expect(line).toHaveText('Power and a stage.');
  // The way back closes the sheet alone, and the way forward opens it with what was typed.
  const path = new URL(page.url()).pathname;
  for (const back of [true, true, false]) {
    await expect(field).toHaveValue('Power and a stage.');
    await expect(page).toHaveURL(`${path}#booking-booking-2`);
    if (!back) break;
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(path);
    await page.goForward();
  }
  // The typed text is kept, and says so.
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(line).toBeFocused();
  await expect(page).toHaveURL(path);
  await expect(line).toHaveAccessibleDescription(new RegExp(desk.word('draft-unsent')));
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: desk.word('draft-discard') }).press('Enter');
  await expect(line).toHaveText(before);
  await field.fill('Power and a stage.');
  await sheet.getByRole('button', { name: desk.word('page-done') }).press('Enter');
  await page.evaluate(() => {
    const requestAnimationFrame: unknown = Reflect.get(globalThis, 'frames');
    Object.assign(globalThis, { requestAnimationFrame });
  });
  await page
    .locator('.notice')
    .getByRole('button', { name: desk.word('undo') })
    .press('Enter');
  await expect(line).toHaveText(before, longTimeout);
  await expect(line).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(sheet).toBeVisible(longTimeout);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(line).toBeFocused();
  await page.locator('[data-mark="#band/people"]').first().press('Enter');
  await expect(page).toHaveURL(new RegExp(`${paths.desk[desk.locale]}#band/people$`));
});
