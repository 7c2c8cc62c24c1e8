import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { endDoubleClick } from './pages/doubleClick.ts';

const edge = (field: Locator) =>
  field.evaluate((element) => parseFloat(getComputedStyle(element).borderInlineStartWidth));
const box = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

test('F2 a wrong field looks wrong, and its errors go away as it becomes right; the field stays where it is', async ({
  page,
  t,
  contact,
}) => {
  await contact.open();
  const error = (key: string) => contact.form.getByText(t(`contact:error-${key}`));
  const [name, email] = [contact.field('name'), contact.field('email')];
  const [thin, size] = [await edge(email), await box(email)];
  await contact.write({ email: 'toni' });
  await contact.button.click();

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
