import type { Page, Request } from '@playwright/test';
import { uploadTimeoutMs } from '../../src/config/uploads.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { Admin, password, patience } from './pages/Admin.ts';
import { photograph } from './pages/photographs.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const endpoint = '**/api/cloudinary';

/** Opens the desk with these pictures, described and ready. */
async function openWith(page: Page, names: readonly string[]): Promise<Admin> {
  const admin = new Admin(page, 'de');
  await admin.openDesk();
  await admin.choose(...(await Promise.all(names.map((name) => photograph(name, 400, 400)))));
  for (const name of names) {
    await admin.expectState(name, 'ready');
    await admin.describe(name);
  }
  return admin;
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

test(
  'U7 a broken connection keeps queue and texts, and leaving with unsent pictures warns',
  { tag: '@phone' },
  async ({ page, noise }) => {
    noise.allow(/ERR_FAILED/);
    const admin = new Admin(page, 'de');
    await admin.openDesk();
    await admin.choose(await photograph('funkloch.jpg'));
    await admin.expectState('funkloch.jpg', 'ready');
    await admin.describe('funkloch.jpg');
    await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
    await admin.send();
    await expect(admin.picture('funkloch.jpg').getByText(admin.word('reason-offline'))).toBeVisible();
    await expect(admin.picture('funkloch.jpg')).toContainText(/offline/i);
    await page.keyboard.press('Escape');
    await admin.logo.click();
    await expect(admin.picture('funkloch.jpg').getByLabel(admin.word('alt-de'))).toHaveValue(
      'funkloch.jpg alt-de',
    );

    const warned = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const warning = await warned;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();

    await admin.send();
    await admin.expectState('funkloch.jpg', 'done');
    // Nothing would be lost any more.
    await page.reload();
  },
);

test(
  'a session that has ended asks for the password, and keeps the pictures',
  { tag: '@desk' },
  async ({ page, context, noise }) => {
    noise.allow(/401|403/);
    const admin = new Admin(page, 'de');
    await admin.openDesk();
    await admin.choose(await photograph('lang.jpg'));
    await admin.expectState('lang.jpg', 'ready');
    await admin.describe('lang.jpg');
    await context.clearCookies();
    await admin.send();
    await expect(admin.dialog.getByText(admin.word('expired'))).toBeVisible();
    await admin.enter(password);
    await expect(admin.dialog).toBeHidden(patience);
    await admin.logo.click();
    await admin.send();
    await admin.expectState('lang.jpg', 'done');
  },
);

test(
  'a stalled upload is given up after a minute without progress, keeps the texts, and can be tried again',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install();
    const admin = await openWith(page, ['stau.jpg']);
    const uploads = await stallFirst(page);
    await admin.send();
    await expect(admin.picture('stau.jpg').getByText(/^Wird gesendet/)).toBeVisible();
    await expect.poll(() => uploads.length).toBe(1);
    // Somebody who describes another picture by then keeps the focus.
    await admin.choose(await photograph('neu.jpg', 400, 400));
    await admin.describe('neu.jpg');
    await page.clock.fastForward(uploadTimeoutMs);
    await expect(admin.picture('stau.jpg').getByText(admin.word('reason-stalled'))).toBeVisible();
    await expect(admin.picture('neu.jpg').getByLabel(admin.word('alt-en'))).toBeFocused();
    await expect(admin.picture('stau.jpg').getByLabel(admin.word('alt-de'))).toHaveValue('stau.jpg alt-de');
    await admin.action('stau.jpg', 'retry').click();
    await admin.expectState('stau.jpg', 'done');
    expect(await admin.storedAs('stau.jpg')).toHaveLength(1);
  },
);

test(
  'a picture that is under way or waits can be cancelled; the others arrive, each once',
  { tag: '@desk' },
  async ({ page }) => {
    const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
    const admin = await openWith(page, names);
    const uploads = await stallFirst(page);
    await admin.send();
    await expect(admin.picture('d.jpg').getByText(/^Wird gesendet/)).toBeVisible();
    await expect(admin.picture('a.jpg').getByText('Wartet', { exact: true })).toBeVisible();
    await expect(admin.picture('d.jpg').getByLabel(admin.word('alt-de'))).toBeHidden();
    await expect(admin.picture('d.jpg').getByRole('progressbar')).toHaveAccessibleName(/d\.jpg/);
    // The button and the fields are gone: the line above the queue says what happens, and has the focus.
    await expect(admin.outcome).toHaveText(admin.word('status-sending'));
    await expect(admin.outcome).toBeFocused();
    await expect(admin.outcome).toBeInViewport();
    await expect.poll(() => uploads.length).toBe(1);
    await admin.action('a.jpg', 'cancel').click();
    await admin.expectState('a.jpg', 'ready');
    await expect(admin.picture('a.jpg')).toBeFocused();
    await admin.action('d.jpg', 'cancel').click();
    for (const name of ['b.jpg', 'c.jpg', 'e.jpg']) await admin.expectState(name, 'done');
    for (const name of ['a.jpg', 'd.jpg']) {
      await admin.expectState(name, 'ready');
      await expect(admin.picture(name).getByLabel(admin.word('alt-de'))).toHaveValue(`${name} alt-de`);
    }
    await admin.send();
    for (const name of names) {
      await admin.expectState(name, 'done');
      expect(await admin.storedAs(name)).toHaveLength(1);
    }
  },
);

test(
  'each picture of a request has its own outcome; another try is offered only where it can help',
  { tag: '@desk' },
  async ({ page }) => {
    const admin = await openWith(page, ['gut.jpg', 'schlecht.jpg', 'spaeter.jpg']);
    const problem = (name: string, type: string, title: string) => ({
      name,
      type: `urn:problem-type:match:${type}`,
      title,
    });
    const failed = [
      problem('1.jpg', 'not-a-picture', 'Das ist kein Bild.'),
      problem('2.jpg', 'upstream-busy', 'Bitte später.'),
    ];
    const answer = { status: 201, json: { urls: [], pictures: [], failed } };
    await page.route(endpoint, (route) => route.fulfill(answer), { times: 1 });
    await admin.send();
    await admin.expectState('gut.jpg', 'done');
    await expect(admin.picture('schlecht.jpg').getByText('Das ist kein Bild.')).toBeVisible();
    await expect(admin.action('schlecht.jpg', 'retry')).toHaveCount(0);
    await expect(admin.picture('spaeter.jpg').getByText('Bitte später.')).toBeVisible();

    // Far below, the button that began it has gone: the outcome is in view instead, with the focus and another try.
    await expect(admin.outcome).toHaveText(admin.word('status-both', { done: 1, failed: 2 }));
    await expect(admin.outcome).toBeFocused();
    await expect(admin.outcome).toBeInViewport();
    await admin.button('retry-failed').click();
    await admin.expectState('spaeter.jpg', 'done');
    await expect(admin.outcome).toHaveText(admin.word('status-both', { done: 2, failed: 1 }));
    await expect(admin.outcome).toBeFocused();
    await expect(admin.button('retry-failed')).toHaveCount(0);
    await expect(admin.button('send')).toHaveCount(0);
  },
);

for (const locale of ['de', 'en'] as const) {
  test(`${locale}: offline, the desk with its pictures stays, and the page says so`, async ({
    page,
    context,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    const admin = new Admin(page, locale);
    await admin.openDesk();
    await admin.choose(await photograph('wald.jpg'));
    await admin.expectState('wald.jpg', 'ready');
    await admin.describe('wald.jpg');
    await page.keyboard.press('Escape');
    await expect(admin.dialog).toBeHidden();
    await context.setOffline(true);
    await admin.logo.click();
    await expect(admin.dialog.getByText(admin.word('unchecked'))).toBeInViewport();
    await expect(admin.field).toBeHidden();
    await expect(admin.picture('wald.jpg')).toBeVisible();
    await admin.send();
    await expect(admin.picture('wald.jpg').getByText(admin.word('reason-offline'))).toBeVisible();
    await context.setOffline(false);
    await admin.action('wald.jpg', 'retry').click();
    await admin.expectState('wald.jpg', 'done');
  });
}
