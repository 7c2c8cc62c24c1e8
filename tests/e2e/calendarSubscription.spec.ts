import { expect, test } from './fixtures.ts';
import { SitePage } from './pages/SitePage.ts';
import { text } from './words.ts';

const files = { de: 'termine.ics', en: 'en/dates.ics' };

test('all dates can be subscribed to by a click or an address', async ({
  page,
  context,
  language,
  t,
  sitePage,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await sitePage.open('live-all');
  await page.getByRole('link', { name: t('calendar:subscription') }).click();
  const part = page.getByRole('region', { name: t('calendar:subscription') });
  await expect(part).toBeInViewport();
  await expect(part.getByText(t('calendar:subscription-text'))).toBeVisible();

  const { host } = new URL(page.url());
  const subscribe = part.getByRole('link', { name: t('calendar:subscribe'), exact: true });
  await expect(subscribe).toHaveAttribute('href', `webcal://${host}/${files[language]}`);
  const address = part.getByRole('link', { name: new RegExp(`^https://.*/${files[language]}$`) });
  const answer = await page.request.get((await address.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain(t('calendar:name', { artist: 'Match' }));

  await part.getByRole('button', { name: t('booking:copy') }).click();
  await expect(part.getByRole('status')).toHaveText(t('booking:copied'));
});

test.describe('on Android, where nothing opens webcal:', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0.0.0 Mobile' });

  test('Google’s calendar and the address are offered @phone', async ({ page }) => {
    await new SitePage(page, 'de').open('live-all');
    const part = page.getByRole('region', { name: text('de', 'calendar:subscription') });
    await expect(part.getByRole('button', { name: text('de', 'booking:copy') })).toBeVisible();
    const google = part.getByRole('link', { name: text('de', 'calendar:subscribe-google') });
    await expect(google).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*webcal/);
    await expect(part.getByRole('link')).toHaveCount(2);
  });
});
