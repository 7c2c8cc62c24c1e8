import { site } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './pages/hold.ts';

test('while "contact now" is taped, the address stands there before any script file, and a click on its button copies it once it can', async ({
  page,
  t,
  home,
}) => {
  // Stands in for the clipboard, which the page's own policy lets nobody read.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (words) => {
      document.documentElement.dataset.copied = words;
      return Promise.resolve();
    };
  });
  const release = await holdScripts(page);
  await home.open('home');
  const booking = home.section('booking');
  const copy = booking.getByRole('button', { name: t('booking:copy') });
  const status = booking.getByRole('status');
  await expect(booking.getByText(site.email, { exact: true })).toBeVisible();
  await expect(booking.getByText(t('booking:on-request'))).toBeVisible();
  await copy.click();
  await expect(copy).toHaveAttribute('data-pending');
  release();
  await expect(status).toHaveText(t('booking:copied'));
  await expect(copy).not.toHaveAttribute('data-pending');
  await expect(page.locator('html')).toHaveAttribute('data-copied', site.email);

  // Where the browser refuses, the address is marked, so that it can be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(status).toHaveText(t('booking:copy-failed'));
  expect(await page.evaluate(() => String(getSelection()))).toBe(site.email);
});
