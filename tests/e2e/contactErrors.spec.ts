import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { violations } from './pages/axe.ts';
import { endDoubleClick } from './pages/doubleClick.ts';

const edge = (field: Locator) =>
  field.evaluate((element) => parseFloat(getComputedStyle(element).borderInlineStartWidth));
const box = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('F1 F2 keys reach the fields; a wrong field looks wrong, the summary leads to it, and its errors go away as it becomes right; the field stays where it is', async ({
  page,
  t,
  contact,
}) => {
  await test.step('F1 labels are visible, keys reach the fields, and a wide window shows the facts beside a form of 400 px', async () => {
    await contact.open();
    await contact.purpose('booking').focus();
    for (const name of ['name', 'email', 'message'] as const) {
      await expect(contact.form.locator(`label[for=${name}]`)).toBeVisible();
      // F8 past the field that only programs find.
      await page.keyboard.press('Tab');
      await expect(contact.field(name)).toBeFocused();
    }
    const facts = page.getByRole('region', { name: t('contact:facts') });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const [form, sheet] = [await contact.form.boundingBox(), await facts.boundingBox()];
      if (!form || !sheet) throw new Error('The form and the facts have no place.');
      if (width === 1280)
        expect([form.width, sheet.y, sheet.x > form.x + form.width]).toEqual([400, form.y, true]);
      else expect(sheet.y).toBeGreaterThanOrEqual(form.y + form.height);
    }
  });

  const sendings = contact.sendings();
  const error = (key: string) => contact.form.getByText(t(`contact:error-${key}`));
  const [name, email] = [contact.field('name'), contact.field('email')];
  const [thin, size] = [await edge(email), await box(email)];
  await contact.write({ email: 'toni' });
  await expect(contact.button).toBeEnabled();
  await contact.button.click();

  await test.step('F2 the summary of errors gets the focus and leads to the fields, and each field says the same', async () => {
    await expect(contact.summary).toBeFocused();
    await expect(contact.button, 'F7 the button is never disabled').toBeEnabled();
    const expected = ['name-required', 'email-invalid', 'message-required'];
    await expect(contact.summary.getByRole('link')).toHaveText(
      expected.map((key) => t(`contact:error-${key}`)),
    );
    for (const key of expected) {
      const field = contact.form.locator(`#${key.split('-')[0]}`);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(t(`contact:error-${key}`).slice(0, 20)));
    }
    expect(await violations(page, 'main')).toEqual([]);
    await contact.summary.getByRole('link').nth(1).click();
    await expect(email).toBeFocused();
    expect(sendings).toEqual([]);
  });

  // In the summary and at the field.
  await expect(error('email-invalid')).toHaveCount(2);
  expect(await edge(email)).toBeGreaterThanOrEqual(2 * thin);
  expect(await box(email)).toMatchObject({ width: size.width, height: size.height });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await edge(email)).toBeGreaterThanOrEqual(2 * thin);
  const icon = contact.form.locator('#email-errors li').first();
  expect(await icon.evaluate((line) => getComputedStyle(line, '::before').borderTopWidth)).toBe('3px');
  await page.emulateMedia({ forcedColors: null });

  // Browsers without scroll anchoring.
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
  await email.focus();
  const { top } = await box(email);
  await email.press('End');
  // Still invalid, so the error stays.
  await email.pressSequentially('@example');
  await expect(error('email-invalid')).toHaveCount(2);
  await email.pressSequentially('.com');
  await expect(error('email-invalid')).toHaveCount(0);
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(await edge(email)).toBe(thin);
  expect(Math.abs((await box(email)).top - top)).toBeLessThan(1);
  await expect(email).toBeFocused();
  await expect(contact.summary.getByRole('link')).toHaveCount(2);

  await name.fill('Toni');
  await contact.field('message').fill('Hallo');
  await expect(contact.summary).toBeHidden();
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(contact.field('message')).toBeFocused();
  // A valid field gets no error before the next attempt.
  await name.fill('');
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0);
  await endDoubleClick(page);
  await contact.button.click();
  await expect(contact.summary).toBeFocused();
  await expect(contact.summary.getByRole('link')).toHaveText([t('contact:error-name-required')]);
});
