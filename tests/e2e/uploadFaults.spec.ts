import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sharedSite as test } from './ownSite.ts';
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

test('U7 a broken connection keeps the pictures, leaving warns, and they go out by themselves from any area, after a reload and a log-in too @phone', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_FAILED|401|403/);
  const { desk, choose, expectUp } = await openDesk(page);
  // Left before it is made smaller: its worker does not answer.
  await page.route('**/compression.worker*', () => undefined);
  await choose('eilig.jpg');
  await expect(desk.picture('eilig.jpg')).toBeVisible();
  await page.unroute('**/compression.worker*');
  await page.reload();
  await expectUp(1);

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
  await context.clearCookies();
  await page.unroute(endpoint);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(desk.main.getByText(desk.word('expired'))).toBeVisible(longTimeout);
  await expect(desk.main.getByText(desk.word('pictures-wait'))).toBeVisible();
  await desk.enter(password);
  await desk.goTo('pictures');
  await expectUp(3);
  await expect(desk.queue).toHaveCount(0);
});
