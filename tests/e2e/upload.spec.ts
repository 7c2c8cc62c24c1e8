import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { Admin } from './pages/Admin.ts';
import { heic, photograph } from './pages/photographs.ts';

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
    await expect(admin.outcome).toHaveText(
      `${admin.word('status-ready', { count: 2, total: 3 })} ${admin.word('status-failed', { count: 1 })}`,
    );

    await admin.action('three.heic', 'remove').click();
    await admin.describe('one.jpg');
    await admin.describe('two.jpg');
    await page.route(endpoint, (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 });
    await admin.send();
    await expect(admin.picture('one.jpg').getByText(admin.word('reason-failed'))).toBeVisible();
    await expect(admin.outcome).toHaveText(admin.word('status-failed', { count: 2 }));
    await expect(admin.outcome).toBeInViewport();

    await admin.action('one.jpg', 'retry').click();
    await admin.expectState('one.jpg', 'done');
    await expect(admin.picture('two.jpg').getByText(admin.word('reason-failed'))).toBeVisible();
    await expect(admin.outcome).toHaveText(admin.word('status-both', { done: 1, failed: 1 }));
    await admin.button('retry-failed').click();
    await admin.expectState('two.jpg', 'done');
    await expect(admin.outcome).toHaveText(admin.word('status-done', { count: 2 }));
    await expect(admin.outcome).toBeFocused();
    await expect(admin.outcome).toBeInViewport();
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
      ['zwei.jpg', /^Wird verkleinert/],
      ['eins.jpg', /^Wird gesendet/],
    ] as const) {
      const waits = shown.filter(([of, words, value]) => of === name && words === 'Wartet' && value === 0);
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
    // The focus moves on to the card that is left, then to the button that adds pictures.
    await admin.action('klein.jpg', 'remove').press('Enter');
    await expect(admin.picture('klein.jpg')).toHaveCount(0);
    await expect(admin.picture('genug.jpg')).toBeFocused();
    await admin.action('genug.jpg', 'remove').press('Enter');
    await expect(admin.files()).toBeFocused();
  },
);

test(
  'U4 nothing is sent before it is described or decorative, and somebody is named for it, once for all pictures',
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
    await expect(admin.photographer).toBeFocused();
    await expect(admin.photographer).toHaveAccessibleDescription(new RegExp(admin.word('error-credit')));
    await admin.photographer.fill('Ida');
    await admin.send();
    await expect(field('alt-de')).toBeFocused();
    await expect(field('alt-de')).toHaveAccessibleDescription(new RegExp(admin.word('error-alt')));
    await expect(admin.dialog.getByText(admin.word('status-missing'))).toBeVisible();
    await field('decorative').check();
    await expect(field('alt-de')).toBeHidden();
    await expect(admin.dialog.getByText(admin.word('status-missing'))).toBeHidden();
    expect(sent).toBe(0);

    // The photographer is typed once for all pictures; a single one may be by somebody else.
    const [two, three] = ['U4 zwei.jpg', 'U4 drei.jpg'] as const;
    await admin.choose(await photograph(two), await photograph(three));
    for (const name of [two, three]) {
      await admin.expectState(name, 'ready');
      await admin.describe(name);
    }
    await admin.picture(three).getByText(admin.word('credit-other')).click();
    await admin.picture(three).getByLabel(admin.word('credit-own')).fill('Lena');
    await admin.action('eins.jpg', 'remove').click();
    await admin.send();
    await admin.expectState(three, 'done');
    expect(await admin.storedAs(two)).toMatchObject([{ credit: 'Ida' }]);
    expect(await admin.storedAs(three)).toMatchObject([{ credit: 'Lena' }]);
    // Kept for the next pictures, and out of the way until then.
    await expect(admin.photographer).toBeHidden();
    await expect(admin.photographer).toHaveValue('Ida');
  },
);
