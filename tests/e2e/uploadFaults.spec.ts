import type { Page, Request } from '@playwright/test';
import { uploadTimeoutMs } from '../../src/features/gallery/desk/queue/sendPicture.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { password, longTimeout } from './pages/Admin.ts';
import { Desk } from './pages/Desk.ts';
import { framesPass } from './pages/frames.ts';
import { photograph } from './pages/photographs.ts';
import { paths } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const endpoint = '**/api/cloudinary';

/** Opens the desk with these pictures, described and ready. */
async function openWith(page: Page, names: readonly string[]): Promise<Desk> {
  const desk = new Desk(page, 'de');
  await desk.open();
  await desk.choose(...(await Promise.all(names.map((name) => photograph(name, 400, 400)))));
  for (const name of names) {
    await desk.expectState(name, 'ready');
    await desk.describe(name);
  }
  return desk;
}

/** Leaves the first upload without an answer; the ones after it go through. Resolves with all that were begun. */
async function stallFirst(page: Page): Promise<Request[]> {
  const uploads: Request[] = [];
  await page.route(endpoint, async (route) => {
    if (route.request().method() === 'POST') uploads.push(route.request());
    if (uploads.length !== 1) await route.continue();
  });
  return uploads;
}

test('U7 a broken connection keeps queue and texts, and leaving with unsent pictures warns @phone', async ({
  page,
  noise,
  desk,
}) => {
  noise.allow(/ERR_FAILED/);
  await desk.open();
  await desk.choose(await photograph('funkloch.jpg'));
  await desk.expectState('funkloch.jpg', 'ready');
  await desk.describe('funkloch.jpg');
  await page.route(endpoint, (route) => route.abort('failed'));
  await desk.send();
  await expect(desk.picture('funkloch.jpg').getByText(desk.word('reason-offline'))).toBeVisible();
  await expect(desk.picture('funkloch.jpg')).toContainText(/offline/i);
  await desk.goTo('concerts');
  await expect(desk.pictures).toBeHidden();
  await desk.goTo('pictures');
  await expect(desk.picture('funkloch.jpg').getByLabel(desk.word('alt-de'))).toHaveValue(
    'funkloch.jpg alt-de',
  );

  const warned = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  await page.unroute(endpoint);
  await desk.send();
  await desk.expectState('funkloch.jpg', 'done');
  // Nothing would be lost any more.
  await page.reload();
});

test('a session that has ended asks for the password, and sends the picture after it @desk', async ({
  context,
  noise,
  desk,
}) => {
  noise.allow(/401|403/);
  await desk.open();
  await desk.choose(await photograph('lang.jpg'));
  await desk.expectState('lang.jpg', 'ready');
  await desk.describe('lang.jpg');
  await context.clearCookies();
  await desk.send();
  await expect(desk.main.getByText(desk.word('expired'))).toBeVisible();
  await expect(desk.main.getByText(desk.word('pictures-wait'))).toBeVisible();
  await desk.enter(password);
  await expect(desk.field).toBeHidden(longTimeout);
  await desk.expectState('lang.jpg', 'done');
  expect(await desk.storedAs('lang.jpg')).toHaveLength(1);
});

test('a stalled upload is given up after a minute without progress, keeps the texts, and can be tried again @phone', async ({
  page,
}) => {
  await page.clock.install();
  const desk = await openWith(page, ['stau.jpg']);
  const uploads = await stallFirst(page);
  await desk.send();
  await expect(desk.picture('stau.jpg').getByText(/^Wird gesendet/)).toBeVisible();
  await expect.poll(() => uploads.length).toBe(1);
  // Somebody who describes another picture by then keeps the focus.
  await desk.choose(await photograph('neu.jpg', 400, 400));
  await desk.describe('neu.jpg');
  await page.clock.fastForward(uploadTimeoutMs);
  await expect(desk.picture('stau.jpg').getByText(desk.word('reason-stalled'))).toBeVisible();
  await expect(desk.picture('neu.jpg').getByLabel(desk.word('alt-en'))).toBeFocused();
  await expect(desk.picture('stau.jpg').getByLabel(desk.word('alt-de'))).toHaveValue('stau.jpg alt-de');
  await desk.action('stau.jpg', 'retry').click();
  await desk.expectState('stau.jpg', 'done');
  expect(await desk.storedAs('stau.jpg')).toHaveLength(1);
});

test('a picture that is under way or waits can be cancelled; the others arrive, each once @desk', async ({
  page,
}) => {
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  const desk = await openWith(page, names);
  const uploads = await stallFirst(page);
  await desk.send();
  await expect(desk.picture('e.jpg').getByText(/^Wird gesendet/)).toBeVisible();
  await expect(desk.picture('a.jpg').getByText('Wartet', { exact: true })).toBeVisible();
  await expect(desk.picture('e.jpg').getByLabel(desk.word('alt-de'))).toBeHidden();
  await expect(desk.picture('e.jpg').getByRole('progressbar')).toHaveAccessibleName(/e\.jpg/);
  await expect(desk.picture('a.jpg').getByRole('progressbar')).toHaveJSProperty('value', 0);
  // The button and the fields are gone: the line above the queue says what happens, and has the focus.
  await expect(desk.outcome).toHaveText(desk.word('status-sending'));
  await expect(desk.outcome).toBeFocused();
  await expect(desk.outcome).toBeInViewport();
  await expect.poll(() => uploads.length).toBe(1);
  await desk.action('a.jpg', 'cancel').click();
  await desk.expectState('a.jpg', 'ready');
  await expect(desk.picture('a.jpg').locator('progress')).toHaveJSProperty('value', 1);
  await expect(desk.picture('a.jpg')).toBeFocused();
  await desk.action('e.jpg', 'cancel').click();
  for (const name of ['b.jpg', 'c.jpg', 'd.jpg']) await desk.expectState(name, 'done');
  for (const name of ['a.jpg', 'e.jpg']) {
    await desk.expectState(name, 'ready');
    await expect(desk.picture(name).getByLabel(desk.word('alt-de'))).toHaveValue(`${name} alt-de`);
  }
  await desk.send();
  for (const name of names) {
    await desk.expectState(name, 'done');
    expect(await desk.storedAs(name)).toHaveLength(1);
  }
});

test('offline, the desk with its pictures stays; what was sent goes out by itself, unless somebody types', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  const desk = await openWith(page, ['wald.jpg', 'wiese.jpg', 'weg.jpg']);
  await context.setOffline(true);
  await desk.send();
  // The last one goes first; without a connection the others wait.
  await expect(desk.picture('weg.jpg').getByText(desk.word('reason-offline'))).toBeVisible();
  await desk.action('weg.jpg', 'remove').click();
  await desk.choose(await photograph('spaeter.jpg', 400, 400));
  await desk.describe('spaeter.jpg');
  const text = desk.picture('spaeter.jpg').getByLabel(desk.word('alt-en'));
  await expect(text).toBeFocused();
  let uploads = 0;
  await page.route(endpoint, async (route) => {
    uploads += route.request().method() === 'POST' ? 1 : 0;
    await route.continue();
  });
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await framesPass(page);
  await expect(text).toBeFocused();
  expect(uploads, 'nothing is hidden under the fingers').toBe(0);

  await text.blur();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await desk.expectState('wald.jpg', 'done');
  await desk.expectState('wiese.jpg', 'done');
  await desk.expectState('spaeter.jpg', 'ready');
  expect(uploads).toBe(2);
});

test('K2 chosen pictures outlast a reload with their texts; what was sent goes out by itself from any area @phone', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  const desk = await openWith(page, ['gesendet.jpg']);
  await page.route(endpoint, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await desk.send();
  await expect(desk.picture('gesendet.jpg').getByText(desk.word('reason-offline'))).toBeVisible();
  await desk.choose(await photograph('spaeter.jpg', 400, 400));
  await desk.expectState('spaeter.jpg', 'ready');
  await desk.describe('spaeter.jpg');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unroute(endpoint);
  await page.goto(`${paths.desk.de}#start`);
  await page.reload();

  await expect.poll(() => desk.storedAs('gesendet.jpg')).toHaveLength(1);
  await desk.goTo('pictures');
  await desk.expectState('gesendet.jpg', 'done');
  await desk.expectState('spaeter.jpg', 'ready');
  for (const field of ['alt-de', 'alt-en'])
    await expect(desk.picture('spaeter.jpg').getByLabel(desk.word(field))).toHaveValue(
      `spaeter.jpg ${field}`,
    );
  await desk.send();
  await desk.expectState('spaeter.jpg', 'done');

  // Left before it was compressed: its worker does not answer.
  await page.route('**/compression.worker*', () => undefined);
  await page.reload();
  await expect(desk.picture('spaeter.jpg')).toHaveCount(0);
  await desk.choose(await photograph('eilig.jpg', 400, 400));
  await desk.describe('eilig.jpg');
  await page.unroute('**/compression.worker*');
  await page.reload();
  await desk.expectState('eilig.jpg', 'ready');
  await expect(desk.picture('eilig.jpg').getByLabel(desk.word('alt-de'))).toHaveValue('eilig.jpg alt-de');
  expect(await desk.storedAs('spaeter.jpg')).toHaveLength(1);
});
