// Pictures on their way into the gallery: upright, small, without traces, and shown at once.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { largestPicture } from '../../src/config/uploads.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { Admin, password, patience } from './pages/Admin.ts';
import { Gallery } from './pages/Gallery.ts';
import { hugePhotograph, photograph, placedPhotograph } from './pages/photographs.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every file that leaves the page, by its name, its bytes as letters: the browser's own protocol leaves out what a form sends. */
async function filesSent(page: Page) {
  await page.addInitScript(() => {
    const sent: Promise<[string, string]>[] = [];
    Object.assign(window, { sent });
    const send = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')?.value as (
      body: unknown,
    ) => void;
    XMLHttpRequest.prototype.send = function (body) {
      for (const value of body instanceof FormData ? body.values() : []) {
        if (value instanceof File) {
          sent.push(
            value.arrayBuffer().then((bytes) => [value.name, new TextDecoder('latin1').decode(bytes)]),
          );
        }
      }
      send.call(this, body);
    };
  });
  return () =>
    page.evaluate(() => Promise.all((window as unknown as { sent: Promise<[string, string]>[] }).sent));
}

test(
  'U6 what is published is upright, and tells neither place nor device',
  { tag: '@desk' },
  async ({ page }) => {
    const admin = new Admin(page, 'de');
    const sent = await filesSent(page);
    await admin.openDesk();
    const photo = await placedPhotograph('wo.jpg');
    expect(await sharp(photo.buffer).metadata()).toMatchObject({ orientation: 6, width: 900 });
    await admin.choose(photo);
    await admin.expectState('wo.jpg', 'ready');
    await admin.describe('wo.jpg');
    await admin.send();
    await admin.expectState('wo.jpg', 'done');
    const traces = /Exif|GPS|Kamerafabrik/;
    expect(photo.buffer.toString('latin1')).toMatch(traces);
    const [[name, bytes] = ['', '']] = await sent();
    expect(name).toBe('0.jpg');
    expect(bytes).toMatch(/^\u00ff\u00d8\u00ff/);
    expect(bytes).not.toMatch(traces);
    expect(await admin.storedAs('wo.jpg')).toMatchObject([{ width: 600, height: 900 }]);
  },
);

test(
  'U9 the new pictures are at the front of the gallery without a reload, large view included',
  { tag: '@desk' },
  async ({ page }) => {
    const admin = new Admin(page, 'en');
    const gallery = new Gallery(page, 'en');
    // As if nothing had been uploaded before.
    await page.route('**/api/cloudinary?full*', (route) => route.fulfill({ json: [] }));
    await gallery.open();
    const before = await gallery.columns.count();
    const first = await gallery.link(0).getAttribute('href');
    await gallery.next.click();
    await gallery.next.click();
    await gallery.expectAt(3);
    const looked = await gallery.link(2).getAttribute('href');

    await admin.logo.focus();
    await page.keyboard.press('Enter');
    await admin.enter(password);
    await expect(admin.dialog).toBeHidden(patience);
    await page.keyboard.press('Enter');
    await admin.choose(await photograph('older.jpg'), await photograph('newer.jpg', 600, 900));
    await admin.expectState('newer.jpg', 'ready');
    await admin.describe('older.jpg');
    await admin.describe('newer.jpg');
    await admin.send();
    await admin.expectState('newer.jpg', 'done');
    await page.keyboard.press('Escape');

    await expect(gallery.columns).toHaveCount(before + 2);
    await expect(gallery.link(2)).toHaveAttribute('href', first ?? '');
    await expect(gallery.columns.nth(0).locator('img')).toHaveAttribute('alt', /alt-en$/);
    await expect(gallery.columns.nth(0).locator('img')).toHaveAttribute('src', /^\/\.netlify\/images\?/);
    // The third picture stays in view; it is the fifth now.
    await expect
      .poll(
        () =>
          gallery.columns.evaluateAll((columns) =>
            columns.findIndex((column) => !column.hasAttribute('inert')),
          ),
        patience,
      )
      .toBe(4);
    await expect(gallery.link(4)).toHaveAttribute('href', looked ?? '');

    await gallery.link(4).press('Enter');
    await page.keyboard.press('Home');
    await expect(gallery.dialog.getByRole('img').first()).toHaveAttribute('alt', /alt-en$/);
    await expect(gallery.dialog).toContainText(/Ida/);
  },
);

test(
  'U5 a photograph of 20 MB and 48 megapixels is made small enough, and the page goes on answering',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const photo = await hugePhotograph('riesig.jpg');
    expect(photo.buffer.length).toBeGreaterThan(18_000_000);
    const admin = new Admin(page, 'de');
    await admin.openDesk();
    await admin.choose(photo);
    // Typed while it is being made smaller.
    await expect(admin.picture('riesig.jpg').getByText(/^Wird verkleinert/)).toBeVisible();
    await admin.describe('riesig.jpg');
    await expect(admin.picture('riesig.jpg').getByText(/^Bereit/)).toBeVisible({ timeout: 120_000 });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await admin.send();
    const { requestBodySize } = await (await sent).sizes();
    await admin.expectState('riesig.jpg', 'done');
    expect(requestBodySize).toBeLessThan(largestPicture + 2000);
    expect(await admin.storedAs('riesig.jpg')).toMatchObject([{ width: 2560, height: 1920 }]);
  },
);
