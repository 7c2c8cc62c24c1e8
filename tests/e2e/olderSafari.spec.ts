import type { Page } from '@playwright/test';
import { isNight } from '../night.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts } from './pages/hold.ts';
import { paths } from './words.ts';

/** Makes the browser one that knows no button commands, no `closedby` and no end of a scroll, as Safari below 26.2. */
async function forgetNewerFunctions(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    // The attribute `command` stays: a browser that does not know it finds it all the same.
    const body = (await response.text()).replaceAll(/ (commandfor|closedby)=/g, ' data-$1=');
    return route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    Reflect.deleteProperty(window, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
}

test.beforeEach(({ page }) => forgetNewerFunctions(page));

test('M1 M2 the first tap on the menu waits for its script, and a tap beside the menu closes it @phone', async ({
  page,
  home,
}) => {
  const { menu, menuButton, closeButton } = home.header;
  const release = await holdScripts(page);
  await home.open('home');
  await menuButton.tap();
  await expect(menuButton).toHaveAttribute('data-pending');
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);

  await page.touchscreen.tap(195, 800);
  await expect(menu).toBeHidden();
  await menuButton.tap();
  await closeButton.tap();
  await expect(menu).toBeHidden();
});

test('N3 Back after a link to a section returns to where it was @desk', async ({ page, home, language }) => {
  await home.openAwake('home');
  await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
  await home.header.link('the-band').click();
  await expect(home.section('the-band')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.home[language]);
  await expect.poll(() => home.scrollPosition()).toBe(60);

  // In a document where no link was followed.
  await page.goForward();
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(paths.home[language]);
  await expect.poll(() => home.scrollPosition()).toBe(60);
});

// By day withoutScript.spec.ts opens the menu without a script, in a browser that knows the commands.
if (isNight)
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('M3 the menu opens, and a tap on its button or beside it closes it @phone', async ({
      page,
      home,
    }) => {
      const { menu, menuButton, closeButton } = home.header;
      await home.open('home');
      for (const close of [() => closeButton.tap(), () => page.touchscreen.tap(195, 800)]) {
        await menuButton.tap();
        await expect(menu).toBeVisible();
        await close();
        await expect(menu).toBeHidden();
      }
    });
  });
