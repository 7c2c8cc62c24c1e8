import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { largestPicture } from '../../src/config/uploads.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { Admin, password, patience } from './pages/Admin.ts';
import { Gallery } from './pages/Gallery.ts';
import { heic, hugePhotograph, photograph, placedPhotograph } from './pages/photographs.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const endpoint = '**/api/cloudinary';

test('U1 U5 a real file button, dropping and the camera; types and size are said before', async ({
  page,
  isMobile,
}) => {
  const admin = new Admin(page, 'de');
  await admin.openDesk();
  await expect(admin.files()).toHaveAttribute('type', 'file');
  await expect(admin.files()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await expect(admin.dialog.getByText(/JPEG, PNG und WebP.*500\s?kB/)).toBeVisible();
  await expect(admin.files('camera')).toHaveAttribute('capture', 'environment');
  await expect(admin.files('camera')).toBeVisible({ visible: isMobile });
  await admin.files().focus();
  await expect(admin.files()).toBeFocused();

  const { name, buffer } = await photograph('gezogen.jpg');
  const dropped = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], fileName, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, buffer.toString('base64')] as const,
  );
  await admin.pictures.dispatchEvent('drop', { dataTransfer: dropped });
  await admin.expectState(name, 'ready');
});

test(
  'U2 U3 each picture says its state in words and as progress; a failure has a reason, and can be tried again',
  { tag: '@phone' },
  async ({ page, noise }) => {
    noise.allow(/500/);
    const admin = new Admin(page, 'en');
    await admin.openDesk();
    await admin.choose(await photograph('one.jpg'), await photograph('two.jpg'), heic('three.heic'));
    await admin.expectState('one.jpg', 'ready');
    await admin.expectState('two.jpg', 'ready');
    // U5: refused in a plain sentence.
    await expect(admin.picture('three.heic').getByText(admin.word('reason-heic'))).toBeVisible();
    await expect(admin.action('three.heic', 'retry')).toHaveCount(0);
    await expect(admin.picture('one.jpg').getByRole('progressbar')).toHaveAccessibleName(/one\.jpg/);
    const status = admin.pictures.getByRole('status');
    await expect(status).toHaveText(
      `${admin.word('say-ready', { count: 2, total: 3 })} ${admin.word('say-failed', { count: 1 })}`,
    );

    await admin.action('three.heic', 'remove').click();
    await admin.describe('one.jpg');
    await admin.describe('two.jpg');
    await page.route(endpoint, (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 });
    await admin.send();
    await expect(admin.picture('one.jpg').getByText(admin.word('reason-failed'))).toBeVisible();
    await expect(status).toHaveText(admin.word('say-failed', { count: 2 }));

    await admin.action('one.jpg', 'retry').click();
    await admin.expectState('one.jpg', 'done');
    await expect(admin.picture('two.jpg').getByText(admin.word('reason-failed'))).toBeVisible();
    await admin.send();
    await admin.expectState('two.jpg', 'done');
    await expect(status).toHaveText(admin.word('say-done', { count: 2, total: 2 }));
  },
);

/** Writes down every state that the queue shows: a picture's name, its words, and the value of its progress bar. */
async function statesShown(page: Page) {
  await page.evaluate(() => {
    const shown: [string, string, number][] = [];
    Object.assign(window, { shown });
    new MutationObserver(() => {
      for (const item of document.querySelectorAll('dialog li[data-state]')) {
        const [name, words] = ['legend', 'p'].map((part) => item.querySelector(part)?.textContent ?? '');
        shown.push([name ?? '', words ?? '', item.querySelector('progress')?.value ?? NaN]);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: [string, string, number][] }).shown);
}

test(
  'U2 U3 waiting, and how far compressing and sending are: in words, and as the value of the progress bar',
  { tag: '@phone' },
  async ({ page, context }) => {
    const admin = new Admin(page, 'de');
    await admin.openDesk();
    const states = await statesShown(page);
    const names = ['eins.jpg', 'zwei.jpg', 'drei.jpg', 'vier.jpg'];
    await admin.choose(...(await Promise.all(names.map((name) => photograph(name, 400, 400)))));
    for (const name of names) {
      await admin.expectState(name, 'ready');
      await admin.describe(name);
    }
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await admin.send();
    for (const name of names) await admin.expectState(name, 'done');

    const shown = await states();
    const percent = (value: number) => `${Math.round(value * 100)}\u00a0%`;
    for (const [key, name] of [
      ['state-compressing', 'eins.jpg'],
      ['state-sending', 'zwei.jpg'],
    ] as const) {
      const [begin = ''] = admin.word(key, { percent: '|' }).split('|');
      const steps = shown.filter(([of, words]) => of === name && words.startsWith(begin));
      expect(steps.map(([, words]) => words)).toEqual(
        steps.map(([, , value]) => admin.word(key, { percent: percent(value) })),
      );
      expect(steps.some(([, , value]) => value > 0 && value < 1)).toBe(true);
    }
    // The second one waits to be compressed, and the first one for its request: at most three go at once.
    for (const [name, other] of [
      ['zwei.jpg', /^wird verkleinert/],
      ['eins.jpg', /^wird gesendet/],
    ] as const) {
      const waits = shown.filter(([of, words, value]) => of === name && words === 'wartet' && value === 0);
      expect(waits.length).toBeGreaterThan(0);
      expect(shown.some(([of, words]) => of !== name && other.test(words))).toBe(true);
    }
  },
);

test(
  'a picture below 320 pixels is refused in a sentence, without another try; one of 320 is not',
  { tag: '@desk' },
  async ({ page }) => {
    const admin = new Admin(page, 'de');
    await admin.openDesk();
    await admin.choose(await photograph('klein.jpg', 319, 700), await photograph('genug.jpg', 320, 700));
    await admin.expectState('genug.jpg', 'ready');
    await expect(
      admin.picture('klein.jpg').getByText(admin.word('reason-small', { pixels: 320 })),
    ).toBeVisible();
    await expect(admin.action('klein.jpg', 'retry')).toHaveCount(0);
    await expect(admin.picture('klein.jpg').getByLabel(admin.word('alt-de'))).toBeHidden();
    await admin.action('klein.jpg', 'remove').click();
    await expect(admin.picture('klein.jpg')).toHaveCount(0);
  },
);

test(
  'U4 nothing is sent before it is described or decorative, and somebody is named for it',
  { tag: '@desk' },
  async ({ page }) => {
    const admin = new Admin(page, 'de');
    await admin.openDesk();
    let sent = 0;
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
    await admin.choose(await photograph('eins.jpg'));
    await admin.expectState('eins.jpg', 'ready');
    await admin.send();
    const field = (key: string) => admin.picture('eins.jpg').getByLabel(admin.word(key));
    await expect(field('alt-de')).toBeFocused();
    await expect(field('alt-de')).toHaveAccessibleDescription(new RegExp(admin.word('error-alt')));
    await expect(admin.dialog.getByText(admin.word('say-missing'))).toBeVisible();
    await field('decorative').check();
    await expect(field('alt-de')).toBeHidden();
    await expect(field('credit')).toHaveAccessibleDescription(new RegExp(admin.word('error-credit')));
    await admin.send();
    await expect(field('credit')).toBeFocused();
    expect(sent).toBe(0);
    await field('credit').fill('Ida');
    // Whoever took this one is proposed for the next.
    await admin.choose(await photograph('zwei.jpg'));
    await expect(admin.picture('zwei.jpg').getByLabel(admin.word('credit'))).toHaveValue('Ida');
    await admin.action('zwei.jpg', 'remove').click();
    await admin.send();
    await admin.expectState('eins.jpg', 'done');
    expect(sent).toBe(1);
  },
);

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
    expect(await admin.storedBy('wo.jpg credit')).toMatchObject([{ width: 600, height: 900 }]);
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
    // Who looked at the third picture goes on looking at it: it is the fifth now.
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
    await expect(gallery.dialog).toContainText(/credit/);
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
    await expect(admin.picture('riesig.jpg').getByText(/^wird verkleinert/)).toBeVisible();
    await admin.describe('riesig.jpg');
    await expect(admin.picture('riesig.jpg').getByText(/^bereit/)).toBeVisible({ timeout: 120_000 });
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await admin.send();
    const { requestBodySize } = await (await sent).sizes();
    await admin.expectState('riesig.jpg', 'done');
    expect(requestBodySize).toBeLessThan(largestPicture + 2000);
    expect(await admin.storedBy('riesig.jpg credit')).toMatchObject([{ width: 2560, height: 1920 }]);
  },
);
