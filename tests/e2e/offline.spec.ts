import { expect, test } from './fixtures.ts';
import { longTimeout } from './pages/Admin.ts';
import { paths } from './words.ts';

const disconnected =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|unavailable: Connection failed/;

test('G15 without a connection no click leaves the page; each works again afterwards', async ({
  page,
  context,
  home,
  noise,
  language,
  other,
  t,
}) => {
  noise.allow(disconnected);
  const note = page.locator('#offline');
  for (const route of ['home', 'imprint', 'live-all'] as const) {
    await home.openAwake(route);
    await home.markDocument();
    await context.setOffline(true);
    const link = home.footer.getByRole('link', { name: t('navigation:gdpr') });
    await link.click();
    await expect(note).toHaveText(t('page:offline'));
    await expect(note).toBeInViewport({ ratio: 1 });
    const [box, control] = [await note.boundingBox(), await link.boundingBox()];
    const isBeside =
      box && control && (box.y >= control.y + control.height || box.y + box.height <= control.y);
    expect(isBeside, 'it covers no part of the link').toBe(true);
    await context.setOffline(false);
    await context.setOffline(true);
    await home.header.reveal();
    await home.header.language(other).click();
    await expect(home.header.language(other)).not.toHaveAttribute('data-pending');
    await expect(note).toBeVisible();
    await expect(page).toHaveURL(paths[route][language]);
    expect(await home.isSameDocument()).toBe(true);
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await link.click();
    await expect(page).toHaveURL(paths.gdpr[language]);
  }
});

test('G15 a control whose script has failed says so, and works at the next click @desk', async ({
  page,
  home,
  admin,
  noise,
  language,
}) => {
  noise.allow(disconnected);
  await home.openAwake('home');
  await home.footer.scrollIntoViewIfNeeded();
  // The browser calls a dead network online.
  await page.route('**/*', (route) => route.abort());
  await admin.logo.focus();
  await admin.logo.press('Enter');
  await expect(page.locator('#offline')).toBeVisible();
  const link = home.footer.getByRole('link').first();
  await link.click();
  // The request that the click waits for has failed.
  await expect(link).not.toHaveAttribute('data-pending');
  await expect(page).toHaveURL(paths.home[language]);
  await page.unroute('**/*');
  await admin.logo.press('Enter');
  await expect(admin.dialog).toBeVisible(longTimeout);
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page).not.toHaveURL(paths.home[language]);
});
