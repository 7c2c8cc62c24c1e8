import type { Page } from '@playwright/test';
import { uploadTimeoutMs } from '../../src/features/gallery/desk/upload/sendPicture.ts';
import { expect } from './fixtures.ts';
import { test } from './ownSite.ts';
import { password, longTimeout } from './pages/Admin.ts';
import { Desk } from './pages/Desk.ts';
import { photograph } from './pages/photographs.ts';
import { PictureDesk } from './pages/PictureDesk.ts';
import { paths } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const endpoint = '**/api/cloudinary';

/** Opens the desk, and a way to choose pictures of these names and to count those that are up. */
async function openDesk(page: Page) {
  const desk = new Desk(page, 'de');
  await desk.open();
  const pictures = new PictureDesk(desk);
  const { pending } = pictures;
  const before = await pictures.countPending();
  const choose = async (...names: string[]) => {
    const sides = names.map((_, index) => 400 + index);
    await desk.choose(
      ...(await Promise.all(names.map((name, index) => photograph(name, sides[index], 400)))),
    );
  };
  const expectUp = (count: number) => expect(pending).toHaveCount(before + count, longTimeout);
  return { desk, choose, expectUp };
}

/** Leaves the first upload without an answer; the ones after it go through. Resolves with a count of all that were begun. */
async function stallFirst(page: Page): Promise<() => number> {
  let uploads = 0;
  await page.route(endpoint, async (route) => {
    uploads += route.request().method() === 'POST' ? 1 : 0;
    if (uploads !== 1) await route.continue();
  });
  return () => uploads;
}

test('U7 a broken connection keeps the pictures, leaving warns, and they go out by themselves from any area, after a reload too @phone', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/);
  const { desk, choose, expectUp } = await openDesk(page);
  await page.route(endpoint, (route) =>
    route.request().method() === 'POST' ? route.abort('failed') : route.fallback(),
  );
  await choose('funkloch.jpg', 'wald.jpg');
  for (const name of ['funkloch.jpg', 'wald.jpg'])
    await expect(desk.picture(name)).toContainText(desk.word('draft-waiting'), longTimeout);
  await expect(desk.outcome).toContainText(desk.word('save-offline'));

  const warned = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${paths.desk.de}#start`);
  await page.reload();
  await expect(desk.main.getByText(desk.text('start:due-chosen', { count: 2 }))).toBeVisible(longTimeout);
  await page.unroute(endpoint);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await desk.goTo('pictures');
  await expectUp(2);
  await expect(desk.queue).toHaveCount(0);

  // Left before it is made smaller: its worker does not answer.
  await page.route('**/compression.worker*', () => undefined);
  await page.reload();
  await choose('eilig.jpg');
  await expect(desk.picture('eilig.jpg')).toBeVisible();
  await page.unroute('**/compression.worker*');
  await page.reload();
  await expectUp(3);
});

test('a session that has ended asks for the password, and sends the picture after it @desk', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/401|403/);
  const { desk, choose, expectUp } = await openDesk(page);
  await context.clearCookies();
  await choose('lang.jpg');
  await expect(desk.main.getByText(desk.word('expired'))).toBeVisible();
  await expect(desk.main.getByText(desk.word('pictures-wait'))).toBeVisible();
  await desk.enter(password);
  await expect(desk.field).toBeHidden(longTimeout);
  await expectUp(1);
});

test('a stalled upload is given up after a minute without progress, and goes again by itself @phone', async ({
  page,
}) => {
  await page.clock.install();
  const { desk, choose, expectUp } = await openDesk(page);
  const count = await stallFirst(page);
  await choose('stau.jpg');
  await expect(desk.picture('stau.jpg').getByText(/^Wird gesendet/)).toBeVisible(longTimeout);
  await expect.poll(count).toBe(1);
  await page.clock.fastForward(uploadTimeoutMs);
  await expectUp(1);
  expect(count()).toBe(2);
});

test('a picture that is under way or waits can be cancelled; the others arrive, each once, in their order @desk', async ({
  page,
  noise,
}) => {
  // Nobody knows whether the one that was under way is stored: it is deleted.
  noise.allow(/404/);
  const { desk, choose, expectUp } = await openDesk(page);
  const count = await stallFirst(page);
  const names = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'];
  await choose(...names);
  await expect(desk.picture('e.jpg').getByText(/^Wird gesendet/)).toBeVisible(longTimeout);
  await expect(desk.picture('a.jpg').getByText('Wartet', { exact: true })).toBeVisible(longTimeout);
  await expect(desk.picture('e.jpg').getByRole('progressbar')).toHaveAccessibleName(/e\.jpg/);
  await expect(desk.outcome).toContainText(desk.word('status-sending', { count: 5 }));
  await expect.poll(count).toBe(1);
  await desk.action('a.jpg', 'cancel').press('Enter');
  await expect(desk.picture('b.jpg')).toBeFocused();
  await desk.action('e.jpg', 'cancel').click();
  await expectUp(3);
  await expect(desk.queue).toHaveCount(0);
  const answer = await page.request.get('/api/cloudinary?desk&page=1');
  const pictures = (await answer.json()) as { width?: number }[];
  expect(pictures.slice(0, 3).map(({ width }) => width)).toEqual([401, 402, 403]);
});

test('a picture that an earlier version has kept goes up with its description @phone', async ({
  page,
  desk,
}) => {
  await desk.open('start');
  const { buffer } = await photograph('frueher.jpg', 400, 400);
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const opening = indexedDB.open('desk-chosen-pictures');
    opening.onupgradeneeded = () => opening.result.createObjectStore('files');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction('files', 'readwrite');
    writing.objectStore('files').put(new File([bytes], 'frueher.jpg', { type: 'image/jpeg' }), 'k');
    await new Promise((resolve) => (writing.oncomplete = resolve));
    const texts = {
      de: 'frueher.jpg alt-de',
      en: 'Before.',
      decorative: false,
      pending: false,
      credit: 'Ida',
    };
    const kept = [{ key: 'k', name: 'frueher.jpg', isAsked: true, texts }];
    localStorage.setItem('desk-chosen-pictures', JSON.stringify(kept));
  }, buffer.toString('base64'));
  await page.reload();
  await expect.poll(() => desk.storedAs('frueher.jpg'), longTimeout).toMatchObject([{ credit: 'Ida' }]);
});
