import { sized } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { longTimeout } from './pages/Admin.ts';
import { paths } from './words.ts';
import { concertPath } from '../../src/lib/routing/routes.ts';

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
  for (const route of (['imprint', 'home'] as const).slice(0, sized(1, 2))) {
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

test('G15 without a connection a pressed picture shows its thumbnail and a note, and a link to another site keeps the page @phone', async ({
  page,
  context,
  home,
  noise,
  t,
}) => {
  noise.allow(disconnected);
  const note = page.locator('#offline');
  await home.openAwake('media-all');
  // The island is there, its large view is not.
  await page.route('**/PictureDialog*', (route) => route.abort());
  const picture = page.locator('main a:has(picture)').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:has(picture)').first()).not.toHaveAttribute('ssr', longTimeout);
  await home.markDocument();
  await context.setOffline(true);
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(note).toHaveText(t('page:offline'));
  await expect(note).toBeVisible();
  expect(await home.isSameDocument()).toBe(true);
  await context.setOffline(false);

  await page.goto(concertPath(home.locale, '2029-04-20-drei-sprachen'));
  await home.markDocument();
  await context.setOffline(true);
  await page.getByRole('link', { name: t('concert:map') }).click();
  await expect(note).toHaveText(t('page:offline'));
  await expect(note).toBeVisible();
  expect(await home.isSameDocument()).toBe(true);
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
