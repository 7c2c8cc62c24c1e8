import type { BrowserContext, Page } from '@playwright/test';
import { folderOf, serveBuilt } from './builtSite.ts';
import { expect, test as base } from './fixtures.ts';
import { withLogIn } from './ownSite.ts';
import { Desk } from './pages/Desk.ts';
import { photograph } from './pages/photographs.ts';
import { bringIntoView } from './pages/view.ts';
import { paths, text } from './words.ts';

/** The site that is built without a picture in its gallery, with empty stores. */
const test = base.extend<object, { emptySite: string }>({
  emptySite: [
    async ({}, use) => {
      const site = await serveBuilt(folderOf('no-pictures'), withLogIn);
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ emptySite }, use) => {
    await use(emptySite);
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'serial' });

const list = (page: Page) => page.locator(`#media a[href="${paths['media-all'].de}"]`);
const none = (page: Page) => page.getByText(text('de', 'media:pictures-empty'));

/** Uploads one picture from another page of the same browser. */
async function upload(context: BrowserContext, name: string): Promise<void> {
  const desk = new Desk(await context.newPage(), 'de');
  await desk.open();
  await desk.choose(await photograph(name));
  await desk.expectState(name, 'ready');
  await desk.describe(name);
  await desk.send();
  await desk.expectState(name, 'done');
}

test.describe('a gallery that is empty at build @desk', () => {
  test('the list of all pictures says so, and shows the first upload at once', async ({ page, context }) => {
    await page.goto(paths['media-all'].de);
    await expect(none(page)).toBeVisible();
    await expect(page.getByRole('list').filter({ has: page.locator('figure') })).toHaveCount(0);
    await upload(context, 'erstes.jpg');
    await expect(page.getByRole('listitem').getByRole('img', { name: /alt-de$/ })).toHaveCount(1);
    await expect(none(page)).toHaveCount(0);
  });

  test('the home page shows the first upload, and the next one at once', async ({ page, context }) => {
    await page.goto(paths.home.de);
    await bringIntoView(page.locator('#media'));
    const region = page.getByRole('region', { name: text('de', 'media:gallery') });
    await expect(region.getByRole('group')).toHaveCount(1);
    await expect(list(page)).toHaveText(text('de', 'media:all-pictures-link_one', { count: 1 }));
    await expect(none(page)).toHaveCount(0);
    await upload(context, 'zweites.jpg');
    await expect(region.locator('[data-column]')).toHaveCount(2);
    await expect(list(page)).toHaveText(text('de', 'media:all-pictures-link_other', { count: 2 }));
    await expect(region.getByRole('button', { name: text('de', 'slideshow:next') })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('both pages say that there are no pictures yet, and no link counts them', async ({ page }) => {
      for (const path of [paths.media.de, paths['media-all'].de]) {
        await page.goto(path);
        await expect(none(page)).toBeVisible();
        await expect(list(page)).toBeHidden();
      }
    });
  });
});
